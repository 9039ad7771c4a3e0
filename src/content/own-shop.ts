/** The field for the seller's web shop. The seller shares it, and the brochure's cover shows it. */
export const ownShop = {
  title: 'Din webbshop',
  label: 'Länk till din webbshop',
  hint: 'Klistra in länken, så följer den med när du delar sortimentet, en vara eller ett meddelande till kunder. Den står också på broschyrens omslag. Länken stannar i din webbläsare tills du stänger fliken: vi tar inte emot den.',
  messages: {
    empty: '',
    allowed: 'Klart. Länken är sparad i den här fliken.',
    /** Shown if the browser cannot store the link. */
    unstored:
      'Din webbläsare sparar inte länken. Meddelandena till kunder leder till din webbshop, men på broschyren får du skriva adressen för hand.',
    invalid: 'Det är inte en hel webbadress. Kopiera länken till din webbshop och klistra in hela.',
    extra: 'Länken ska sluta före ? och #. Ta bort det som följer.',
    foreign: 'Det är inte adressen till en av våra webbshoppar. Kopiera länken från medlemssidorna.',
    tooLong: 'Länken är för lång för en QR-kod. Kopiera länken till webbshoppens första sida.',
  },
  /** Shown instead of printing a brochure without the code. */
  codeFailed: 'QR-koden till din webbshop kunde inte skapas. Försök igen, eller ladda om sidan.',
};
