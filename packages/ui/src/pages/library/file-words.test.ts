import { expect, it } from 'vitest';
import { sizeWords } from './file-words.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,020 bytes'],
  [1024, '1 kB'],
  [1_258_291, '1.2 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5,000 GB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes).replaceAll('\u00a0', ' ')).toBe(words);
});
