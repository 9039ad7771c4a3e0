import type { ReactNode } from 'react';
import { errors } from '../../content/errors.ts';
import { Illustration } from '../media/Illustration.tsx';
import type { IllustrationName } from '../media/illustrations.ts';

/** Ends the panel of an error that is logged or reported under the code. */
export const ErrorCode = ({ code }: { readonly code: string }) => <p className="error-code">{errors.code(code)}</p>;

type StatePanelProps = {
  readonly title: string;
  /** Set when the title is not in the language of the page. */
  readonly titleLang?: 'en' | undefined;
  /** Heading level; 2 when the page has another h1. */
  readonly level?: 1 | 2;
  readonly illustration: { readonly name: IllustrationName; readonly alt: string } | null;
  readonly children: ReactNode;
};

/** A missing page or a failure: what happened and what to do next, beside an illustration, if there is one. */
export const StatePanel = ({ title, titleLang, level = 1, illustration, children }: StatePanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="wrap state-page" data-panel="">
      <div>
        <Heading lang={titleLang}>{title}</Heading>
        {children}
      </div>
      {illustration && <Illustration {...illustration} loading="first" />}
    </div>
  );
};
