export { Heading, type HeadingProps } from './Heading.tsx';
export { type HeadingLevel, type HeadingSize, headingLevels, headingSizes } from './Heading.variants.ts';
