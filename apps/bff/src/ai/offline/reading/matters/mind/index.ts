import type { Matter } from '../matter.ts';
import { conscience } from './conscience.ts';
import { days } from './days.ts';
import { farFromHome } from './far-from-home.ts';
import { fears } from './fears.ts';
import { freshStarts } from './fresh-starts.ts';
import { glances } from './glances.ts';
import { laterDays } from './later-days.ts';
import { meaning } from './meaning.ts';
import { measures } from './measures.ts';
import { mind } from './mind.ts';
import { moods } from './moods.ts';
import { othersEyes } from './others-eyes.ts';
import { ownMeasure } from './own-measure.ts';
import { plainMoods } from './plain-moods.ts';
import { rounds } from './rounds.ts';
import { selves } from './selves.ts';
import { smallHindrances } from './small-hindrances.ts';
import { stages } from './stages.ts';
import { tempers } from './tempers.ts';
import { turns } from './turns.ts';
import { unrest } from './unrest.ts';
import { worries } from './worries.ts';

/** Moods, fears, oneself, and what for. */
export const ofMind: readonly Matter[] = [
  ...smallHindrances,
  ...ownMeasure,
  ...plainMoods,
  ...laterDays,
  ...farFromHome,
  ...conscience,
  ...days,
  ...fears,
  ...freshStarts,
  ...glances,
  ...meaning,
  ...measures,
  ...moods,
  ...othersEyes,
  ...rounds,
  ...selves,
  ...stages,
  ...tempers,
  ...turns,
  ...unrest,
  ...worries,
  ...mind,
];
