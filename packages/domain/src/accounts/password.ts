import type { FieldProblem } from '../shared/errors.ts';

/**
 * What speaks against a new password beyond its length, which the schema checks.
 *
 * @param path field that the problem is reported for, as in `body.password`
 * @param isCommon whether a lower-case password stands in the list of the commonest ones
 */
export function passwordProblems(
  password: string,
  { email, path, isCommon }: { readonly email: string; readonly path: string; readonly isCommon: (password: string) => boolean },
): readonly FieldProblem[] {
  const lowered = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (lowered === address || lowered === address.split('@')[0])
    return [{ path, message: 'Choose something other than your e-mail address.' }];
  if (isCommon(lowered)) return [{ path, message: 'This is one of the commonest passwords. Choose one that is harder to guess.' }];
  return [];
}
