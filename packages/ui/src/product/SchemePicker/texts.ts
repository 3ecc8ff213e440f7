/** The fixed words of a `SchemePicker` and of a `ModePicker`. Schemes bring their own names. */
export interface SchemePickerTexts {
  readonly scheme: string;
  readonly mode: string;
  readonly light: string;
  readonly dark: string;
  readonly system: string;
}

export const schemePickerTexts: SchemePickerTexts = {
  scheme: 'Colour scheme',
  mode: 'Brightness',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};
