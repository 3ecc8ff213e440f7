/** The fixed words of an `ErrorPage` and of a `NotFoundPage`. */
export interface ErrorPageTexts {
  readonly title: string;
  readonly reference: (reference: string) => string;
  readonly notFound: string;
  readonly notFoundHint: string;
}

export const errorPageTexts: ErrorPageTexts = {
  title: 'This page tripped',
  reference: (reference) => `Reference: ${reference}`,
  notFound: 'The path ends here',
  notFoundHint: 'There is no page at this address. Nothing of yours is lost.',
};
