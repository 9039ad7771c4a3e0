/** Tells customers where to buy: in the catalogue, on each product's page and in the brochure. */
export const CUSTOMER_SIGNPOST =
  'Vill du köpa? Be den som säljer om länken till sin webbshop. Här visar vi bara sortimentet.';
