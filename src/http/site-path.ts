/** The path of a URL as a link on this site: with two leading slashes it would lead to another host. */
export const sitePath = ({ pathname }: URL): string => pathname.replace(/^\/+/, '/');
