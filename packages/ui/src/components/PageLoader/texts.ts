/** The fixed words of a `PageLoader`. */
export interface PageLoaderTexts {
  readonly loading: string;
  /** Said once it takes long. */
  readonly slow: string;
  readonly stuck: string;
  readonly reload: string;
}

export const pageLoaderTexts: PageLoaderTexts = {
  loading: 'Loading page...',
  slow: 'This takes longer than usual.',
  stuck: 'Still loading? Try again',
  reload: 'Reload App',
};
