import type { AppFact } from '../app-facts.ts';
import { asked, askedFor } from './asked-of-the-app.ts';

const XP =
  'XP come from what you do here: check in, note a mood, do a habit, write in your journal, reach a goal. They raise your level, and coins come with them. Your Progress page has it all, and talking with me earns nothing.';

const PAUSE =
  'You can plan a pause of up to thirty days, sixty in a year, and your streak waits for you without costing a freeze. It is on the Progress page, under “What keeps your streak”. A single habit or a challenge has a pause of its own as well.';
const COINS =
  'Coins come along with XP, with each new level and with achievements. For now they buy freezes, sixty coins each. Your Progress page lists what came and went, under “Coins”.';

/** Points, days in a row, and what keeps them. */
export const ofPoints: readonly AppFact[] = [
  {
    pattern: asked(
      '(?:(?:how )?(?:can|could|do|to)(?: i)?|is it possible to) (?:pause|rest|hold|stop) (?:my|the|a) streak\\b|(?:do|does|will|would|can|what)\\b[^.!?]{0,25}\\bstreaks?\\b[^.!?]{0,30}\\b(?:holidays?|vacation|travel\\w*|ill|sick|hospital|away)\\b',
    ),
    text: PAUSE,
  },
  {
    pattern: asked('what (?:can|could|do) (?:i|you|we) (?:buy|get|do|spend)\\b[^.!?]{0,15}\\bcoins?\\b|what are my coins (?:good )?for\\b'),
    text: COINS,
  },
  {
    pattern: askedFor('(?:streak )?freezes?|freeze days?|frozen days?'),
    text: 'A freeze rests a missed day, so that your streak stays whole. You begin with one and can hold two; fourteen active days bring another, or sixty coins. The Progress page shows them under “What keeps your streak”, and they are used by themselves.',
  },
  {
    pattern: askedFor('(?:planned |holiday |vacation )?pauses?|(?:holiday|vacation|break) mode|streak (?:pauses?|breaks?)'),
    text: PAUSE,
  },
  {
    pattern: asked(
      "(?![^.!?]*\\bchallenge)what (?:happens|if|happens if|would happen)(?: when| if)? i (?:miss|skip|forget|don'?t|lose|break)\\b[^.!?]{0,40}\\b(?:days?|week|habit|check-?in|it|streak)\\b|(?:can|could|do|will) (?:i|you) (?:repair|restore|get back|save|lose|earn back)\\b[^.!?]{0,20}\\bstreaks?\\b|how (?:do|can) i (?:repair|restore|get back|save|earn back|keep)\\b[^.!?]{0,20}\\bstreaks?\\b",
    ),
    text: 'Very little: what you have earned stays, and one missed day undoes no habit. A freeze rests it by itself if you have one, or two acts within three days bring it back, once in thirty days. At most a small bonus for days in a row gets a step smaller.',
  },
  {
    pattern: askedFor('(?:streak )?(?:streaks?|days in a row|multipliers?|streak bonus)'),
    text: 'Each day on which you do something here, such as a check-in, a mood or a habit, adds one to your streak. A longer one gives a little more XP, and a missed day can be rested by a freeze or earned back. The Progress page shows it under “What keeps your streak”.',
  },
  {
    pattern: askedFor('tiers?|ranks?|titles?|the climb|(?:Initiate|Seeker|Navigator|Luminary)'),
    text: 'Tiers are stretches of levels with a name: from Initiate over Seeker, Explorer and eight more up to Luminary at level 75. XP carry you through them, and what you have reached stays. The Progress page shows the way under “The climb”.',
  },
  {
    pattern: askedFor('coins?'),
    text: COINS,
  },
  {
    pattern: askedFor('achievements?|badges?|trophies|trophy'),
    text: 'Achievements mark what you did, from the first check-in to a hundred active days, and each brings some coins. A few stay hidden until you have them. They have a page of their own in the menu.',
  },
  {
    pattern: askedFor('leader ?boards?'),
    text: 'The leaderboard shows only members who chose to stand on it, under a name they picked for it, and until you do it shows you nobody. It is in the menu under Community, and you can step off again at any time.',
  },
  {
    pattern: asked('(?:how|what|why|where|when|do|can)\\b[^.!?]{0,40}\\b(?:xp|exp(?:erience)? points|level up)\\b'),
    text: XP,
  },
  { pattern: askedFor('xp|points|experience points|levels?|levelling|leveling'), text: XP },
  {
    pattern: askedFor('check-?ins?|checking in'),
    text: 'The check-in is one tap on the Today page that says you are here. It counts as your day, brings a few XP, and can be taken back on the same day.',
  },
];
