import { describe, expect, it } from 'vitest';
import { RegisterBody } from '../accounts/schemas.ts';

describe('the form of the door', () => {
  it.each([
    {},
    { firstName: '', lastName: 'x'.repeat(99), email: 'nobody', password: 'short', birthYear: 90, birthMonth: 0, timeZone: 'Mars/Base' },
    { birthYear: Number.NaN, birthMonth: 1.5, email: 7 },
  ])('speaks to people, not about types %#', (body) => {
    const problems =
      RegisterBody.safeParse({
        firstName: 'Ada',
        email: 'ada@example.org',
        password: 'quiet river stones',
        birthYear: 1990,
        birthMonth: 5,
        ...body,
      }).error?.issues ?? [];
    const shown = problems.filter(({ path }) => ['birthYear', 'birthMonth', 'firstName', 'password'].includes(String(path[0])));
    for (const { message } of shown) expect(message).not.toMatch(/expected|too small|too big|invalid/i);
  });
});
