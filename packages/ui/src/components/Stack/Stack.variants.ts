/** Steps of the space scale that layouts may use as gap. */
export const gaps = ['0', '1', '2', '3', '4', '5', '6', '8', '12', '16'] as const;
export type Gap = (typeof gaps)[number];

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export const justifications = ['start', 'center', 'end', 'between'] as const;
export type Justification = (typeof justifications)[number];
