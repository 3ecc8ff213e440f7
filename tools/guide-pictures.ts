import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arlo, connectPersonas, courseGuides } from '../packages/domain/src/chat/guides.ts';
import { corePersonas } from '../packages/domain/src/chat/personas.ts';
import { coreEmblems } from '../packages/ui/src/product/PersonaAvatar/core-emblems.ts';
import type { Ink } from '../packages/ui/src/product/PersonaAvatar/emblem.ts';
import { moduleEmblem } from '../packages/ui/src/product/PersonaAvatar/module-emblems.ts';
import { root } from './process.ts';

const PALE = '#fafcff';
const line = (color: string, width: number, dash = ''): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}`;

const inks: Readonly<Record<Ink, (deep: string) => string>> = {
  ground: (deep) => `fill="${deep}"`,
  cut: (deep) => `fill="${deep}"`,
  seam: (deep) => line(deep, 1.8),
  mark: () => `fill="${PALE}"`,
  line: () => line(PALE, 2),
  thick: () => line(PALE, 3.2),
  dots: () => line(PALE, 2.4, ' stroke-dasharray="0.1 5"'),
};

/** The emblems as pictures for who reads a guide's `imageUrl`, by that address. They are the drawings of `PersonaAvatar`. */
export const guidePictures: ReadonlyMap<string, string> = new Map(
  [...corePersonas, arlo, ...connectPersonas, ...courseGuides].map(({ id, imageUrl, colorPrimary, colorSecondary }) => {
    const parts = (coreEmblems.get(id) ?? moduleEmblem(id)).map(([ink, d]) => `<path ${inks[ink](colorSecondary)} d="${d}"/>`);
    const drawing = `<rect width="48" height="48" fill="${colorPrimary}"/>${parts.join('')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="c"><circle cx="24" cy="24" r="24"/></clipPath><g clip-path="url(#c)">${drawing}</g></svg>\n`;
    return [imageUrl, svg];
  }),
);

if (import.meta.main) for (const [address, svg] of guidePictures) writeFileSync(join(root, 'apps/web/public', address), svg);
