import { loadEncoder } from '../apps/bff/src/ai/offline/nearness/encoder.ts';
import { examples, writeVectors } from '../apps/bff/src/ai/offline/nearness/vectors.ts';

/** Encodes the examples of every matter that the built-in guide knows: about a minute, after a change of one of them. */
const AT_ONCE = 16;
const encode = await loadEncoder();
const rows: (readonly number[])[] = [];
for (let at = 0; at < examples.length; at += AT_ONCE)
  rows.push(...(await encode(examples.slice(at, at + AT_ONCE).map(({ text }) => text))));
writeVectors(rows);
console.log(`${examples.length} examples are encoded.`);
