import type { Tier } from '@everstep/domain';
import type { ReactNode } from 'react';
import type { Point } from '../curve.ts';
import { Cairn, Fire, Hut, Sapling, Spruce, TrailSign } from '../motifs.tsx';
import { RoundTree } from '../RoundTree.tsx';
import * as ink from '../scenery.css.ts';

/** The view box of a tier's place; the sun stands in its middle. */
export const PLACE = { width: 440, height: 220, sun: { x: 220, y: 92, radius: 48 } } as const;

export interface Place {
  /** Height on the climb: 0 in the valley, 1 on the summit. */
  readonly height: number;
  /** What the place is called, for text alternatives. */
  readonly name: string;
  readonly scenery: ReactNode;
}

const terraces = (
  <>
    {[174, 188, 202].map((y, index) => (
      <path key={y} className={ink.step} d={`M${104 - index * 40} 224V${y + 10}Q220 ${y - 8} ${336 + index * 40} ${y + 10}V224Z`} />
    ))}
    <Sapling x={150} y={197} />
    <Sapling x={222} y={190} scale={1.1} />
    <Sapling x={292} y={197} />
  </>
);
const river = (
  <path
    className={ink.water}
    d="M232 176C300 178 190 188 214 196C240 204 330 206 356 220H110C130 206 176 200 172 192C168 184 210 180 232 176Z"
  />
);
const tarn = <ellipse className={ink.water} cx={220} cy={196} rx={116} ry={13} />;
const viaduct = (
  <path
    className={ink.stone}
    d={`M-10 178H450V224H418${[358, 274, 190, 106, 22].map((x) => `V210A30 24 0 0 0 ${x} 210V224H${x - 24}`).join('')}H-10Z`}
  />
);

/** Where each tier stands: eleven heights from the valley floor to the summit under stars. */
export const places: Readonly<Record<Tier, Place>> = {
  Initiate: { height: 0, name: 'the valley', scenery: <Sapling x={108} y={205} scale={1.5} /> },
  Seeker: { height: 0.1, name: 'the fork in the path', scenery: <TrailSign x={336} y={202} /> },
  Explorer: {
    height: 0.2,
    name: 'the grove',
    scenery: [64, 92, 118, 340, 372].map((x, index) => (
      <RoundTree key={x} x={x} y={204 - (index % 2) * 5} scale={1.3 - (index % 3) * 0.15} />
    )),
  },
  Navigator: { height: 0.3, name: 'the river bend', scenery: river },
  Builder: { height: 0.4, name: 'the terraces', scenery: terraces },
  Guardian: {
    height: 0.5,
    name: 'the tree line',
    scenery: [36, 62, 86, 112, 330, 358, 384, 412].map((x, index) => (
      <Spruce key={x} x={x} y={206 - (index % 3) * 5} scale={1.35 - (index % 3) * 0.18} />
    )),
  },
  Transformer: { height: 0.6, name: 'the mountain lake', scenery: tarn },
  Catalyst: { height: 0.7, name: 'the beacon', scenery: <Fire x={344} y={190} scale={1.1} /> },
  Architect: { height: 0.8, name: 'the ridge crossing', scenery: viaduct },
  Mentor: { height: 0.9, name: 'the high hut', scenery: <Hut x={326} y={190} scale={1.15} /> },
  Luminary: {
    height: 1,
    name: 'the summit',
    scenery: <Cairn x={222} y={143} scale={0.5} />,
  },
};

const between = (low: number, high: number, share: number) => low + (high - low) * share;

/** Ridges of the place at a height: walls around a flat floor in the valley, one peak above low hills at the summit. */
export function ridgesAt(height: number): Readonly<Record<'far' | 'middle' | 'near', readonly Point[]>> {
  const mix = (low: number, high: number) => between(low, high, height);
  return {
    far: [
      [0, mix(62, 172)],
      [70, mix(82, 158)],
      [150, mix(122, 164)],
      [240, mix(124, 156)],
      [340, mix(96, 166)],
      [440, mix(50, 158)],
    ],
    middle: [
      [0, mix(112, 196)],
      [90, mix(144, 184)],
      [190, mix(164, 168)],
      [290, mix(162, 170)],
      [370, mix(142, 188)],
      [440, mix(116, 194)],
    ],
    near: [
      [0, mix(200, 222)],
      [110, mix(194, 202)],
      [178, mix(191, 162)],
      [222, mix(190, 139)],
      [268, mix(190, 160)],
      [340, mix(191, 196)],
      [440, mix(195, 220)],
    ],
  };
}

/** Stars above the last two heights. */
export const placeStars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [38, 34, 1.8],
  [84, 76, 1.2],
  [112, 28, 1.4],
  [152, 60, 1],
  [318, 30, 1.6],
  [356, 74, 1.2],
  [402, 40, 1.8],
  [424, 92, 1.1],
];
