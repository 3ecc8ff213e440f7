/** A picture is shown once it is chosen, of any other file its name. */
export const fileDropKinds = ['picture', 'file'] as const;
export type FileDropKind = (typeof fileDropKinds)[number];

export const fileDropShapes = ['square', 'circle'] as const;
export type FileDropShape = (typeof fileDropShapes)[number];
