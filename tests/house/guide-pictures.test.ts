import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guidePictures } from '../../tools/guide-pictures.ts';

const pictures = join(import.meta.dirname, '../../apps/web/public');

it('gives each guide its picture under its address, as it is drawn (node tools/guide-pictures.ts writes them)', () => {
  expect(guidePictures.size).toBe(25);
  expect(
    globSync('guides/*', { cwd: pictures })
      .map((file) => `/${file}`)
      .sort(),
  ).toEqual([...guidePictures.keys()].sort());
  for (const [address, svg] of guidePictures) expect(readFileSync(join(pictures, address), 'utf8'), address).toBe(svg);
});
