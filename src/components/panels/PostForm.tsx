import { type FormFields, MAX_FIELD_LENGTH, type SentForm } from '../../domain/form.ts';

type PostFormProps = {
  /** Path and fragment. */
  readonly action: string;
  /** The ids of the fields begin with it. */
  readonly id: string;
  readonly fields: FormFields<string>;
  /** Null until the form has been sent. */
  readonly sent: SentForm<string> | null;
  readonly labels: { readonly required: string; readonly optional: string; readonly submit: string };
};

/**
 * A form that is posted. Only the server checks the fields (src/http/form-route.tsx), so that the messages are in
 * Swedish and beside the fields, with and without script. Screen readers announce that a field is required, so
 * "(krävs)" is hidden from them. Without `aria-invalid`, Firefox makes them announce the field as invalid as well.
 */
export const PostForm = ({ action, id, fields, sent, labels }: PostFormProps) => (
  <form className="post-form" action={action} method="post" noValidate aria-invalid={false}>
    {Object.entries(fields).map(([name, { label, type, autoComplete, hint, problem: problemIfWrong }]) => {
      const isRequired = problemIfWrong !== null;
      const fieldId = `${id}-${name}`;
      const noteId = `${fieldId}-hjalp`;
      const { value, problem = null } = sent?.[name] ?? {};
      // A problem also says what to do.
      const note = problem ?? hint;
      return (
        <div key={name}>
          <div className="field">
            <label htmlFor={fieldId}>
              {label} <span aria-hidden={isRequired}>({isRequired ? labels.required : labels.optional})</span>
            </label>{' '}
            <input
              id={fieldId}
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={MAX_FIELD_LENGTH}
              required={isRequired}
              aria-invalid={problem !== null}
              aria-describedby={note ? noteId : undefined}
              defaultValue={value}
            />
          </div>
          {note && (
            <p className={problem ? 'field-problem' : 'field-hint'} id={noteId}>
              {note}
            </p>
          )}
        </div>
      );
    })}
    <button className="button" type="submit">
      {labels.submit}
    </button>
  </form>
);
