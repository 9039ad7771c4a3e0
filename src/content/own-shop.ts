/** The fields for the seller's web shop. The seller's links lead to it, and the brochure's cover shows it. */
export const ownShop = {
  title: 'Din webbshop',
  label: 'Länk till din webbshop',
  name: 'Ditt förnamn (frivilligt)',
  hint: 'Klistra in länken, så följer den med när du delar något med kunder. Den står också på broschyrens omslag. Länken och namnet stannar i din webbläsare tills du stänger fliken: vi tar inte emot dem, men den som du delar med ser dem.',
  messages: {
    empty: '',
    allowed:
      'Klart. Det du delar med kunder från den här fliken leder till din webbshop, och adressen till den står på broschyrens omslag.',
    /** Shown if the browser cannot store the link. */
    unstored:
      'Det du delar från den här sidan leder till din webbshop. Din webbläsare sparar inte länken, så på broschyren får du skriva den för hand.',
    invalid: 'Det är inte en hel webbadress. Kopiera länken till din webbshop och klistra in hela.',
    extra: 'Länken ska sluta före ? och #. Ta bort det som följer.',
    foreign: 'Det är inte adressen till en av våra webbshoppar. Kopiera länken från medlemssidorna.',
    tooLong: 'Länken är för lång för en QR-kod. Kopiera länken till webbshoppens första sida.',
  },
  /** Shown instead of printing a brochure without the code. */
  codeFailed: 'QR-koden till din webbshop kunde inte skapas. Försök igen, eller ladda om sidan.',
};
