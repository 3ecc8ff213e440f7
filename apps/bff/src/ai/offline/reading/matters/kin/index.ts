import type { Matter } from '../matter.ts';
import { afterALoss } from './after-a-loss.ts';
import { afterAndBefore } from './after-and-before.ts';
import { animals } from './animals.ts';
import { atHome } from './at-home.ts';
import { carers } from './carers.ts';
import { caring } from './caring.ts';
import { family } from './family.ts';
import { familyDays } from './family-days.ts';
import { familyWounds } from './family-wounds.ts';
import { farewells } from './farewells.ts';
import { growing } from './growing.ts';
import { grownChildren } from './grown-children.ts';
import { heavyDays } from './heavy-days.ts';
import { kin } from './kin.ts';
import { littleOnes } from './little-ones.ts';
import { oldParents } from './old-parents.ts';
import { outside } from './outside.ts';
import { parents } from './parents.ts';
import { raising } from './raising.ts';
import { schoolchildren } from './schoolchildren.ts';
import { teenagers } from './teenagers.ts';

/** Children, parents, kin, animals, and life after a loss. */
export const ofKin: readonly Matter[] = [
  ...afterALoss,
  ...afterAndBefore,
  ...animals,
  ...atHome,
  ...carers,
  ...caring,
  ...familyDays,
  ...familyWounds,
  ...grownChildren,
  ...farewells,
  ...growing,
  ...heavyDays,
  ...kin,
  ...littleOnes,
  ...oldParents,
  ...outside,
  ...parents,
  ...raising,
  ...schoolchildren,
  ...teenagers,
  ...family,
];
