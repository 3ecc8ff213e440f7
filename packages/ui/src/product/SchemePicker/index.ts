export { ModePicker, type ModePickerProps, SchemePicker, type SchemePickerProps } from './SchemePicker.tsx';
