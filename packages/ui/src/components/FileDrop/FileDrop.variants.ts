export const fileDropShapes = ['square', 'circle'] as const;
export type FileDropShape = (typeof fileDropShapes)[number];
