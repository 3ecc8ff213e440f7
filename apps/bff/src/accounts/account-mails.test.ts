import { expect, it } from 'vitest';
import { testEnv } from '../testing/index.ts';
import { verificationMail } from './account-mails.ts';

const greetingOf = (firstName: string) =>
  verificationMail(testEnv(), { firstName, email: 'nia@example.org' }, 'secret').text.split('\n')[0];

it.each(['Nia', 'J. R. R.', 'J.R.R.', 'Anne-Marie', 'O’Neill', 'نیلوفر', '小明'])('greets by the name: %s', (name) => {
  expect(greetingOf(name)).toBe(`Hello ${name},`);
});

it.each(['Win at https://example.com', 'example.com', 'www.example.org now', 'a@example.org', 'пример.рф', '//example', 'example。com'])(
  'greets without a name that mail programs would make a link of: %s',
  (name) => {
    expect(greetingOf(name)).toBe('Hello,');
  },
);
