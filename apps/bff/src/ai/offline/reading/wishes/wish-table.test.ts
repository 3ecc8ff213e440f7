import { describe, expect, it } from 'vitest';
import { wishTable } from './wish-table.ts';
import { wishIn } from './wishes.ts';

const context = { challenges: [{ id: '7DAY001', name: 'Momentum Builder', days: 7 }], subject: undefined, account: 'I walked.' };
const kindOf = (message: string): string | undefined => {
  const wish = wishIn(message, context);
  return wish === undefined || 'missing' in wish ? wish?.missing : wish.kind;
};

describe('the table of wishes', () => {
  it.each(wishTable.map((row) => [row.name, row] as const))(
    'knows %s by its examples, and by nothing that only looks like it',
    (_, row) => {
      expect(row.examples.length >= 3 && row.counters.length >= 2).toBe(true);
      expect(row.examples.map((said) => [said, kindOf(said)])).toEqual(row.examples.map((said) => [said, row.kind]));
      for (const said of row.counters)
        expect(row.patterns.some((pattern) => pattern.test(said)) && kindOf(said) === row.kind, said).toBe(false);
    },
  );
});
