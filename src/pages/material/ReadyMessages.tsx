import type { material } from '../../content/material.ts';

type ReadyMessagesProps = { readonly copy: ReturnType<typeof material>['messages']; readonly origin: string };

/** Messages to copy or share. They are read, and selected, without script. */
export const ReadyMessages = ({ copy, origin }: ReadyMessagesProps) => (
  <section>
    <h2>{copy.title}</h2>
    <div className="ready-messages">
      {copy.items.map(({ title, text, path }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>
            {text} {`${origin}${path}`}
          </p>
          <div className="with-script">
            <div className="actions">
              <button className="button mint" type="button" data-share="" data-copy={`${text} ${origin}${path}`}>
                {copy.copy} <span className="visually-hidden">{title}</span>
              </button>
              <button className="button mint" type="button" data-share={path} data-text={text}>
                {copy.share} <span className="visually-hidden">{title}</span>
              </button>
            </div>
          </div>
        </article>
      ))}
    </div>
  </section>
);
