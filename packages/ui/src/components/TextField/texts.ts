/** The fixed words of a `TextField`. */
export interface TextFieldTexts {
  readonly showPassword: string;
  readonly hidePassword: string;
}

export const textFieldTexts: TextFieldTexts = { showPassword: 'Show password', hidePassword: 'Hide password' };
