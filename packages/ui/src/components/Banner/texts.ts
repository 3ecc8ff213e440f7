/** The fixed words of a `Banner`: each tone is read before its message. */
export interface BannerTexts {
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly dismiss: string;
}

export const bannerTexts: BannerTexts = { info: 'Note', success: 'Done', warning: 'Caution', danger: 'Problem', dismiss: 'Dismiss' };
