/**
 * The form of distansavtalslagen (2005:59) 2 kap. 2 §, which förordning (2014:19) takes from directive 2011/83/EU, annex
 * I B, for goods. The seller's name and addresses, which the seller would insert, differ from group to group.
 */
export const WITHDRAWAL_FORM = {
  title: 'Standardblankett för utövande av ångerrätt',
  instruction: 'Fyll i och återsänd denna blankett endast om du vill frånträda avtalet.',
  fields: [
    'Till (gruppens namn, adress och e-postadress):',
    'Härmed meddelar jag/vi* att jag/vi* frånträder mitt/vårt* köpeavtal avseende följande varor*:',
    'Beställdes den*/mottogs den*:',
    'Konsumentens/konsumenternas namn:',
    'Konsumentens/konsumenternas adress:',
    'Konsumentens/konsumenternas namnteckning (endast om blanketten lämnas på papper):',
    'Datum:',
  ],
  footnote: '* Stryk det som inte är tillämpligt.',
} as const;
