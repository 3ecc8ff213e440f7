export const confirmDialogTones = ['danger', 'primary'] as const;
export type ConfirmDialogTone = (typeof confirmDialogTones)[number];
