/** The signed-in member behind a request, as read from the database for this very call. */
export interface Actor {
  readonly id: string;
  readonly role: 'admin' | 'member';
  readonly sessionId: string;
  /** IANA zone: of the device when it said so (header `X-Time-Zone`), else of the profile. */
  readonly timeZone: string;
  /** Local hour at which the member's day starts, 0–6. */
  readonly dayStartHour: number;
  readonly isDemo: boolean;
}
