export interface LegalText {
  readonly title: string;
  /** Date of the version, YYYY-MM-DD. */
  readonly updated: string;
  /** The gist in two sentences. */
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}
