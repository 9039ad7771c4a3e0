export type ShareButtonProps = {
  readonly label: string;
  readonly tone: 'paper' | 'mint';
  /** Path of the page to share. Default: the URL to which the surrounding form would navigate. */
  readonly path?: string;
};

/** Needs script; hidden without it. */
export const ShareButton = ({ label, tone, path = '' }: ShareButtonProps) => (
  <p className="share with-script">
    <button className={`button ${tone}`} type="button" data-share={path}>
      {label}
    </button>
  </p>
);
