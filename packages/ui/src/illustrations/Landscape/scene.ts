import { type Point, pointAt } from '../curve.ts';

/** Size of the landscape's view box. What matters lies in its last 460 units, which a phone shows alone. */
export const SCENE = { width: 1120, height: 216 } as const;

/** Parts of the day that the sky knows. */
export const daytimes = ['dawn', 'day', 'dusk', 'night'] as const;
export type Daytime = (typeof daytimes)[number];

/**
 * The part of the day at a local hour.
 *
 * @param hour local hour, 0 to 23
 */
export function daytimeOf(hour: number): Daytime {
  if (hour >= 5 && hour < 9) return 'dawn';
  if (hour >= 9 && hour < 17) return 'day';
  return hour >= 17 && hour < 21 ? 'dusk' : 'night';
}

export const ridges: Readonly<Record<'far' | 'middle' | 'near', readonly Point[]>> = {
  far: [
    [300, 216],
    [420, 186],
    [530, 138],
    [640, 118],
    [730, 131],
    [840, 120],
    [950, 96],
    [1050, 93],
    [1120, 104],
  ],
  middle: [
    [220, 216],
    [350, 196],
    [500, 172],
    [640, 160],
    [760, 170],
    [880, 163],
    [1000, 145],
    [1120, 149],
  ],
  near: [
    [0, 216],
    [160, 212],
    [360, 201],
    [560, 193],
    [760, 197],
    [960, 187],
    [1120, 191],
  ],
};

const trail: readonly Point[] = [
  [664, 212],
  [712, 199],
  [766, 186],
  [824, 182],
  [872, 172],
  [908, 154],
  [946, 138],
  [972, 118],
  [984, 99],
];

/** The trail without its last, unreachable bit: stones lie between these shares of it. */
const FIRST_STONE = 0.09;
const LAST_STONE = 0.86;

export type StoneState = 'done' | 'current' | 'open';
export interface Stone {
  readonly at: Point;
  readonly radius: number;
  readonly state: StoneState;
}

/** Stepping stones on the trail, the nearest first; the first open one is where the member stands. */
export function stonesOf(done: number, total: number): readonly Stone[] {
  return Array.from({ length: total }, (_, index) => {
    const share = total === 1 ? 0.5 : index / (total - 1);
    const state: StoneState = index < done ? 'done' : index === done ? 'current' : 'open';
    return { at: pointAt(trail, FIRST_STONE + share * (LAST_STONE - FIRST_STONE)), radius: 6 - share * 2, state };
  });
}

/** Points of the dotted trail. */
export const trailPoints = trail;

export const SUN_RADIUS = 33;

/** Height of the sun's centre: half hidden at the ridge with nothing done, clear of it when all is done. */
export function sunAt(done: number, total: number): Point {
  const share = total === 0 ? 0 : Math.min(done / total, 1);
  return [992, 108 - share * 50];
}

/** Stars of the night sky, each with its radius. */
export const stars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [682, 52, 1.4],
  [742, 88, 1],
  [778, 30, 1.8],
  [838, 62, 1.1],
  [884, 24, 1.3],
  [922, 74, 1],
  [1064, 22, 1.2],
  [1092, 58, 1.6],
];
