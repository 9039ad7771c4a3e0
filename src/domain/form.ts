/** A field of a form that is posted, with its texts. */
export type FormField = {
  readonly label: string;
  readonly type: 'text' | 'email';
  /** The name of the value for the browser's autofill, or `off`. */
  readonly autoComplete: string;
  /** Null: the label says enough. */
  readonly hint: string | null;
  /** What the visitor must do if the field is empty or malformed. Null: it may be empty, or hold any text. */
  readonly problem: string | null;
};

/** The fields of a form, by their names in the request, in the order to show them in. */
export type FormFields<Name extends string> = Readonly<Record<Name, FormField>>;

/** What a visitor sent in a field. */
export type SentField = {
  /** One line of at most MAX_FIELD_LENGTH characters. */
  readonly value: string;
  /** What the visitor has to correct. Null: nothing. */
  readonly problem: string | null;
};

/** What a visitor sent in a form. */
export type SentForm<Name extends string> = Readonly<Record<Name, SentField>>;

/** Long enough for any name, order number or address. Longer values are cut off. */
export const MAX_FIELD_LENGTH = 200;

/** Whether something has to be corrected. */
export const hasProblems = (sent: Readonly<Record<string, SentField>>): boolean =>
  Object.values(sent).some(({ problem }) => problem !== null);
