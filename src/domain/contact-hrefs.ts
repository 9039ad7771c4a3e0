type Message = { readonly subject: string; readonly body: string };

/** The URL that opens a new message in the visitor's e-mail program (RFC 6068). */
export const mailtoHref = (address: string, { subject, body }: Message): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

/** The URL that calls a Swedish telephone number (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[ -]/g, '').replace(/^0/, '+46')}`;
