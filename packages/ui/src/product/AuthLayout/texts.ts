/** The fixed words of an `AuthLayout`. */
export interface AuthLayoutTexts {
  /** Stands over the land. */
  readonly motto: string;
}

export const authLayoutTexts: AuthLayoutTexts = { motto: 'One small step, then the next.' };
