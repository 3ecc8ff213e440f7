/** `inline` stands in running text, underlined; `quiet` in lists and bars, underlined on hover. */
export const linkTones = ['inline', 'quiet'] as const;
export type LinkTone = (typeof linkTones)[number];
