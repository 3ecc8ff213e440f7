/** The signed-in member behind a request, as read from the database for this very call. */
export interface Actor {
  readonly id: string;
  readonly role: 'admin' | 'member';
  readonly sessionId: string;
  /** IANA zone: of the device when it said so (header `X-Time-Zone`), else of the profile. */
  readonly timeZone: string;
  /** Country whose help the reader of this device chose (header `X-Country`); absent when none or an unknown one was named. */
  readonly chosenCountry?: string | undefined;
  /** First language that the device asks for (header `Accept-Language`), a BCP 47 tag. */
  readonly locale?: string | undefined;
  /** Local hour at which the member's day starts, 0–6. */
  readonly dayStartHour: number;
  readonly isDemo: boolean;
}
