/** Nothing came back: no connection, or too late. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server said no; `code` is its own word for why. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, code: string | null) {
    super(`status ${status}, ${code ?? 'no code'}`);
    this.status = status;
    this.code = code;
  }
}

/** What came back is not what was asked for. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
