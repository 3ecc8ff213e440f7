export { colorSchemes, type SchemeOption } from './color-schemes.ts';
export { ModePicker, type ModePickerProps, SchemePicker, type SchemePickerProps } from './SchemePicker.tsx';
