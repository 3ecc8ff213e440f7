/** 15, 17, 20, 24, 30 and 38 px. */
export const headingSizes = ['md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
