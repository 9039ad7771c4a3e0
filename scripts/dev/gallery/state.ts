import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import type { PageContext } from '../../../src/components/layout/page-context.ts';
import type { PageKind } from '../../../src/domain/pages.ts';
import type { PlainDate } from '../../../src/domain/plain-date.ts';

export const GALLERY_PATH = '/galleri';

export type StateProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  /** The origin of the sandbox provider, which serves the product images. */
  readonly imageOrigin: string;
};

/** One state of a page or component. Adding a state is adding an entry to its group's list. */
export type GalleryState = {
  /** Both are segments of the state's URL: lower-case words joined by hyphens. */
  readonly group: string;
  readonly name: string;
  readonly title: string;
  /** The whole document. A string is sent as is. */
  readonly page: (props: StateProps) => ReactElement | string;
  /** The status with which the site would send this page. Default: 200. */
  readonly status?: ContentfulStatusCode;
  /** The kind of page whose style the state uses. Default: the group's. */
  readonly kind?: PageKind;
  /** The problems that the browser is expected to report. */
  readonly problems?: readonly RegExp[];
};

export const statePath = ({ group, name }: Pick<GalleryState, 'group' | 'name'>): string =>
  `${GALLERY_PATH}/${group}/${name}`;

export const createGroup = (
  group: string,
  states: readonly Omit<GalleryState, 'group'>[],
  kind: PageKind = 'text',
): readonly GalleryState[] => states.map((state) => ({ group, kind, ...state }));
