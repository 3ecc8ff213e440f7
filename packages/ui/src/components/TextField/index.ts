export { TextField, type TextFieldProps } from './TextField.tsx';
export { type TextFieldType, textFieldTypes } from './TextField.variants.ts';
