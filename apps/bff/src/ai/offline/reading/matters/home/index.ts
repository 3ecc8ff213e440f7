import type { Matter } from '../matter.ts';
import { dwelling } from './dwelling.ts';
import { home } from './home.ts';
import { houseAndPurse } from './house-and-purse.ts';
import { household } from './household.ts';
import { intruders } from './intruders.ts';
import { laterMoney } from './later-money.ts';
import { lending } from './lending.ts';
import { money } from './money.ts';
import { outOfReach } from './out-of-reach.ts';
import { papers } from './papers.ts';
import { shares } from './shares.ts';
import { spending } from './spending.ts';
import { turns } from './turns.ts';

/** The roof over one’s head, and the money for it. */
export const ofHome: readonly Matter[] = [
  ...dwelling,
  ...home,
  ...houseAndPurse,
  ...household,
  ...intruders,
  ...laterMoney,
  ...lending,
  ...money,
  ...outOfReach,
  ...papers,
  ...shares,
  ...spending,
  ...turns,
];
