/** The only source of time. Tests hand in a clock that they move. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

/** The only source of new ids. */
export interface Ids {
  /** A UUID, version 7: sorts by time of creation. */
  next(): string;
  /** Secret random text in base64url, for tokens; `bytes` of entropy. */
  secret(bytes: number): string;
}
