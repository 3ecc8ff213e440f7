import { describe, expect, it } from 'vitest';
import { readMessage } from '../message.ts';
import { intents } from './intents.ts';

const rows = intents.map((intent) => [intent.name, intent] as const);

describe('the table of what can be heard', () => {
  it('has each intent once, with three examples and two messages that only look like it', () => {
    const names = intents.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(intents.filter(({ examples, counters }) => examples.length < 3 || counters.length < 2)).toEqual([]);
  });

  it.each(rows)('knows %s by its examples, and by nothing that only looks like it', (name, { examples, counters }) => {
    expect(examples.map((said) => [said, readMessage(said).heard])).toEqual(examples.map((said) => [said, name]));
    expect(counters.filter((said) => readMessage(said).heard === name)).toEqual([]);
  });

  it.each(rows.filter(([, { patterns }]) => patterns.length > 0))(
    'has no pattern for %s that keeps a state between messages',
    (_, { patterns }) => {
      expect(patterns.filter(({ global, sticky }) => global || sticky)).toEqual([]);
    },
  );
});
