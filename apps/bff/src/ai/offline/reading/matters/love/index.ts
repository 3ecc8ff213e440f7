import type { Matter } from '../matter.ts';
import { arrivals } from './arrivals.ts';
import { between } from './between.ts';
import { circles } from './circles.ts';
import { company } from './company.ts';
import { couple } from './couple.ts';
import { friends } from './friends.ts';
import { looseEnds } from './loose-ends.ts';
import { love } from './love.ts';
import { newcomers } from './newcomers.ts';
import { parting } from './parting.ts';
import { people } from './people.ts';
import { single } from './single.ts';
import { solitude } from './solitude.ts';
import { strain } from './strain.ts';
import { together } from './together.ts';
import { touch } from './touch.ts';
import { trust } from './trust.ts';
import { twoWays } from './two-ways.ts';
import { vows } from './vows.ts';

/** Love, friends, and being alone. */
export const ofLove: readonly Matter[] = [
  ...arrivals,
  ...between,
  ...circles,
  ...company,
  ...couple,
  ...friends,
  ...looseEnds,
  ...love,
  ...newcomers,
  ...parting,
  ...single,
  ...solitude,
  ...strain,
  ...together,
  ...touch,
  ...trust,
  ...twoWays,
  ...vows,
  ...people,
];
