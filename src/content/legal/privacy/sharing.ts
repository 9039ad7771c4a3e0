import { list, paragraph, type Section } from '../../document.ts';
import { PATHS } from '../../paths.ts';
import type { Site } from '../../site.ts';
import { link, mail, section, strong, term } from '../markup.ts';

export const privacySharing = (site: Site): readonly Section[] => [
  section(
    'mottagare',
    'Vilka som får se uppgifterna',
    paragraph('Vi säljer inte personuppgifter. De delas bara med den som behöver dem:'),
    list(
      term(
        'Gruppen:',
        'medlemmen du handlade av och gruppledaren ser din beställning, och gruppledaren ser vilka medlemmarna är och vad de säljer.',
      ),
      [
        strong('Betalpartnern'),
        ' tar emot och betalar ut pengar och är själv personuppgiftsansvarig för betalningarna. Läs mer om ',
        link('Rockerbetalning', PATHS.payment),
        '.',
      ],
      term('Transportföretag:', 'namn, adress och telefonnummer till den som tar emot gruppens leverans.'),
      term(
        'It-leverantörer:',
        'företag som driver servrar, e-post och felrapportering åt oss. De är personuppgiftsbiträden och får bara göra det vi har avtalat om.',
      ),
      term('BankID och den som gör kreditkontrollen:', 'det som behövs för att kontrollera gruppledaren.'),
      term(
        'Revisor, inkassoföretag och juridiska ombud:',
        'det som behövs för bokslut, obetalda fakturor och tvister.',
      ),
      term('Myndigheter och domstolar:', 'när lagen kräver det.'),
    ),
  ),
  section(
    'utanfor-eu',
    'Uppgifter utanför EU och EES',
    paragraph(
      'Vi vill i första hand att uppgifterna stannar inom EU och EES. Använder vi en leverantör som behandlar dem någon annanstans sker det bara om EU-kommissionen har beslutat att skyddet där är tillräckligt, eller om vi och leverantören har avtalat om EU-kommissionens standardavtalsklausuler och de extra skydd som behövs.',
    ),
    paragraph(['Vill du veta mer, eller få en kopia av skydden? Skriv till ', mail(site.supportEmail), '.']),
  ),
  section(
    'sakerhet',
    'Så skyddar vi uppgifterna',
    paragraph(
      'Trafiken till och från webbplatsen är krypterad. Bara den som behöver en uppgift i sitt arbete kommer åt den. Skulle något ändå hända, så att det finns en risk för dig, anmäler vi det till Integritetsskyddsmyndigheten. Är risken hög berättar vi det också för dig.',
    ),
  ),
];
