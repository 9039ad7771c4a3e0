export type ShareButtonProps = {
  readonly label: string;
  readonly tone: 'paper' | 'mint';
  /** The path of what is shared. Without it, what the form round the button says. */
  readonly path?: string;
};

/** It needs the script, and does not show without. */
export const ShareButton = ({ label, tone, path = '' }: ShareButtonProps) => (
  <p className="share with-script">
    <button className={`button ${tone}`} type="button" data-share={path}>
      {label}
    </button>
  </p>
);
