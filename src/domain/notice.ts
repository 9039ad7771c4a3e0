import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

/** A notice is a sentence or two: it stands above every page. */
export const MAX_NOTICE_LENGTH = 300;

/** A message of the operator's own above every page. */
export type Notice = {
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
};

/** `lastDay` belongs to the notice. Null: it has no end. */
export type NoticeSettings = Notice & { readonly lastDay: PlainDate | null };

/** The notice that is shown at `now`. Days change at midnight in Stockholm. */
export const noticeAt = (now: Date, settings: NoticeSettings | null): Notice | null =>
  settings?.lastDay && compareDates(stockholmDate(now), settings.lastDay) > 0 ? null : settings;
