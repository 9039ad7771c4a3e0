import type { Notice } from '../../domain/notice.ts';

type NoticeBarProps = { readonly notice: Notice; readonly label: string };

export const NoticeBar = ({ notice: { text, link }, label }: NoticeBarProps) => (
  <section className="notice-bar" aria-label={label}>
    <p>{text}</p>
    {link && <a href={link.href}>{link.label}</a>}
  </section>
);
