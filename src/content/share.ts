export const share = {
  product: 'Dela varan',
  list: 'Dela sortimentet',
  result: 'Dela uträkningen',
  copied: 'Länken är kopierad',
  copiedText: 'Texten är kopierad',
  copiedBlanks: 'Texten är kopierad. Fyll i det som står inom hakparenteser.',
  copy: 'Kopiera',
  notCopied: 'Det gick inte att kopiera. Texten är markerad, så att du kan kopiera den själv.',
  /** Shown beside a link to an e-mail, which does nothing if there is no e-mail program. */
  noMail: 'Öppnades inget e-postprogram? Kopiera texten och skicka den på annat sätt.',
  /** The dialog with a text that could not be shared in any other way. */
  shown: 'Kopiera och skicka',
  label: 'Text att skicka',
  close: 'Stäng',
};
