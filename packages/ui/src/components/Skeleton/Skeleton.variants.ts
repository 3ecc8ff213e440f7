/** `text` is a line of text, `title` a heading, `block` a picture or card, `circle` an avatar. */
export const skeletonShapes = ['text', 'title', 'block', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
