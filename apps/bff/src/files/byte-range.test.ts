import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 10 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=4-6', { start: 4, end: 7 }],
  ['bytes=8-99', { start: 8, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=6-4', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
  ['bytes=1e1-', undefined],
])('reads %j of ten bytes as %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});
