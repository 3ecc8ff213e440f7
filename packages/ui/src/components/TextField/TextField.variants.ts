export const textFieldTypes = ['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date', 'time', 'month'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];
