/** The fixed words of a `WelcomeDialog`. */
export interface WelcomeDialogTexts {
  readonly title: string;
  readonly titleFor: (name: string) => string;
  readonly description: string;
  readonly dontShowAgain: string;
  readonly begin: string;
}

export const welcomeDialogTexts: WelcomeDialogTexts = {
  title: 'Welcome',
  titleFor: (name) => `Welcome, ${name}`,
  description: 'Growth is a walk up a gentle hill. One small step is enough for today.',
  dontShowAgain: 'Don’t show again',
  begin: 'Let’s begin',
};
