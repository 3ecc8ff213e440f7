export { Field, type FieldControl, type FieldProps, FieldSet, type FieldSetProps, type FieldTexts } from './Field.tsx';
