export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mail: through SMTP when configured, else into the outbox folder. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Asks whether mail could be sent, and sends none. @throws what stands in the way */
  check(): Promise<void>;
}
