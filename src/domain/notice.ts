import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

/** A notice is one or two sentences, because it stands above every page. */
export const MAX_NOTICE_LENGTH = 300;

/** A message from the operator above every page. */
export type Notice = {
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
};

/** `lastDay` is the last day that the notice is shown. Null: the notice has no end. */
export type NoticeSettings = Notice & { readonly lastDay: PlainDate | null };

/** The notice to show at `now`. Days change at midnight in Stockholm. */
export const noticeAt = (now: Date, settings: NoticeSettings | null): Notice | null =>
  settings?.lastDay && compareDates(stockholmDate(now), settings.lastDay) > 0 ? null : settings;
