import type { material } from '../../content/material.ts';
import { createQrCode } from '../../shared/qr-code.ts';

type MeetingSheetProps = {
  readonly copy: ReturnType<typeof material>['sheet'];
  /** The address of the page with the same plan. */
  readonly url: string;
  readonly brand: string;
};

/** One page for a meeting, on screen and on paper. */
export const MeetingSheet = ({ copy, url, brand }: MeetingSheetProps) => {
  const { viewBox, path } = createQrCode(url);
  return (
    <article className="meeting-sheet">
      <h3>
        <span>{copy.numbers}</span> <span>{copy.result}</span>
      </h3>
      <dl>
        {copy.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="sheet-decide">{copy.decide.title}</p>
      <ul>
        {copy.decide.boxes.map((box) => (
          <li key={box}>{box}</li>
        ))}
      </ul>
      <div className="sheet-code">
        <svg viewBox={viewBox} width="96" height="96" stroke="currentColor" aria-hidden="true">
          <path d={path} />
        </svg>
        <p>
          {brand}. {copy.code} <span>{url.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
    </article>
  );
};
