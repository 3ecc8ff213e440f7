import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password.ts';

const rules = { email: 'ada.lovelace@example.org', path: 'body.password', isCommon: (password: string) => password === 'qwertyuiop' };

describe('a new password', () => {
  it('is taken when it is neither common nor the e-mail', () => {
    expect(passwordProblems('three old bicycles', rules)).toEqual([]);
  });

  it('is refused when it is the e-mail or its name part, in any case', () => {
    for (const password of ['ada.lovelace@example.org', 'Ada.Lovelace@Example.org', 'ADA.LOVELACE']) {
      expect(passwordProblems(password, rules)).toEqual([{ path: 'body.password', message: expect.stringContaining('e-mail') }]);
    }
  });

  it('is refused when it is one of the commonest, in any case', () => {
    expect(passwordProblems('QwertyUIOP', rules)).toEqual([{ path: 'body.password', message: expect.stringContaining('commonest') }]);
  });
});
