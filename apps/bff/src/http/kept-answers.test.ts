import { expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

it('gives an answer for the state that it was made from, and for no other', () => {
  const kept = new KeptAnswers();
  kept.keep('ada', 'first', 'one');
  expect([kept.find('ada', 'first'), kept.find('ada', 'second'), kept.find('bo', 'first')]).toEqual(['one', undefined, undefined]);
  kept.keep('ada', 'second', 'two');
  expect([kept.find('ada', 'first'), kept.find('ada', 'second')]).toEqual([undefined, 'two']);
});

it('keeps no more than it has room for: the answer made longest ago goes', () => {
  const kept = new KeptAnswers(2);
  for (const name of ['ada', 'bo', 'ada', 'cleo']) kept.keep(name, 'state', name);
  expect(['ada', 'bo', 'cleo'].map((name) => kept.find(name, 'state'))).toEqual(['ada', undefined, 'cleo']);
});
