/**
 * `primary` stands once a view; `soft` and `outline` beside it; `ghost` inside rows and bars; `danger` for what can't be undone;
 * `inherit` takes the text colour of a toned surface such as a banner.
 */
export const buttonTones = ['primary', 'soft', 'outline', 'ghost', 'danger', 'inherit'] as const;
export type ButtonTone = (typeof buttonTones)[number];

/** 34, 42 and 50 px; at least 44 under a finger. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
