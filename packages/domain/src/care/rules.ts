import { acute } from './acute-rules.ts';
import { coded, quietEnds } from './coded-rules.ts';
import { coercion } from './coercion-rules.ts';
import { abuse, acuteDanger, distress, harmToOthers } from './danger-rules.ts';
import { despair, hardTimes, wounds } from './despair-rules.ts';
import { eating } from './eating-rules.ts';
import { endings } from './ending-rules.ts';
import { everyday } from './everyday-rules.ts';
import { farewells, wishesNotToBe } from './farewell-rules.ts';
import { furtherSigns } from './further-signs-rules.ts';
import { hinted } from './hinted-rules.ts';
import { homeViolence } from './home-violence-rules.ts';
import { indirect } from './indirect-rules.ts';
import { lastMoment } from './last-moment-rules.ts';
import { burden, noWayOut, plans, selfHarmAgain } from './last-things-rules.ts';
import { means, waysToDie } from './means-rules.ts';
import { selfHarm, suicide } from './own-life-rules.ts';
import { partings } from './parting-rules.ts';
import type { CareRule } from './phrases.ts';
import { plainDangerRules } from './plain-danger-rules.ts';
import { plainHarmRules } from './plain-harm-rules.ts';
import { plainPlans } from './plain-plan-rules.ts';
import { quietEndings } from './quiet-ending-rules.ts';
import { meansAtHome, quiet } from './quiet-rules.ts';
import { bodyAnswers, harmAnswers, hurtAnswers } from './talk-answer-harm-rules.ts';
import { ownLifeAnswers } from './talk-answer-rules.ts';
import { emergencies, threats, violence } from './violence-rules.ts';

export type { CareCategory, CareLevel, CareRule } from './phrases.ts';

/** The reviewed rule set. A change needs a new test message for what it should find and one for what it should leave alone. */
export const careRules: readonly CareRule[] = [
  ...suicide,
  ...selfHarm,
  ...indirect,
  ...despair,
  ...means,
  ...waysToDie,
  ...farewells,
  ...wishesNotToBe,
  ...quiet,
  meansAtHome,
  ...burden,
  ...noWayOut,
  ...plans,
  ...selfHarmAgain,
  ...wounds,
  ...harmToOthers,
  ...threats,
  ...abuse,
  ...violence,
  ...homeViolence,
  ...acuteDanger,
  ...emergencies,
  ...acute,
  ...lastMoment,
  ...coded,
  ...quietEnds,
  ...distress,
  ...eating,
  ...hardTimes,
  ...ownLifeAnswers,
  ...harmAnswers,
  ...hurtAnswers,
  ...bodyAnswers,
  ...coercion,
  ...everyday,
  ...plainDangerRules,
  ...plainHarmRules,
  ...plainPlans,
  ...furtherSigns,
  ...endings,
  ...quietEndings,
  ...hinted,
  ...partings,
];
