/** A customer's message to the seller. */
export const askSeller = {
  label: 'Fråga den som säljer',
  subject: 'Jag vill gärna köpa',
  list: 'Hej! Jag vill gärna köpa något av dig. Skickar du länken till din webbshop?',
  product: (name: string): string => `Hej! Jag vill gärna köpa ”${name}”. Skickar du länken till din webbshop?`,
  copied: 'Meddelandet är kopierat. Skicka det till den som säljer.',
};
