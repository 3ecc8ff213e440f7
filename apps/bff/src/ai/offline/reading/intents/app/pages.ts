import type { AppFact } from '../app-facts.ts';
import { asked, askedFor } from './asked-of-the-app.ts';

/** What stands on the pages of the app. */
export const ofPages: readonly AppFact[] = [
  {
    pattern: askedFor('(?:habit )?strengths?(?: of (?:a|the|my) habits?)?|strength (?:score|ring)|habit scores?'),
    text: 'The strength says how firmly a habit stands: it grows with every day you do it and fades slowly. One missed day costs little, a skipped or paused one nothing. Open a habit on the Habits page to see it.',
  },
  {
    pattern: asked(
      '(?:(?:can|could|may|do|how (?:do|can|could|would)|is it (?:ok(?:ay)?|possible) to|what happens (?:if|when)) (?:i )?|(?:what (?:does|is)|explain) )(?:skip(?:ping)?|paus(?:e|ing)|archiv(?:e|ing)|rest)\\b (?:an? |the |my |one |single )?(?:habits?|days? (?:of|in|on|for) (?:a|the|my) habits?)\\b',
    ),
    text: 'Yes: in the menu beside a habit on the Habits page you can skip a day, with a reason such as a rest day or not feeling well, or pause the habit for a while. Neither costs any strength, and neither breaks its streak.',
  },
  {
    pattern: new RegExp(
      `${askedFor('comeback (?:tasks?|days?)|comebacks?').source}|${asked('what (?:happens|if)\\b[^.!?]{0,20}\\b(?:miss|skip|forget)\\b[^.!?]{0,25}\\bchallenge\\b').source}`,
      'iu',
    ),
    text: 'After a missed day of a challenge a small comeback task waits on its page. Doing it keeps the streak of that challenge together; it earns no points and is only a door back in.',
  },
  {
    pattern: askedFor('medals?'),
    text: 'A challenge ends with a medal: from four in five days on it counts as completed, from nine in ten on the medal is the full one. Missing a day ends nothing. You take it on the Challenges page when nothing is left to tick.',
  },
  {
    pattern: askedFor(
      '(?:(?:7|21|60|seven|twenty[- ]one|sixty)[- ]?days?(?: challenges?)?|challenges?|momentum builder|habit formation|life transformation)',
    ),
    text: 'A challenge is 7, 21 or 60 days with one theme and a few small tasks a day. Missing a day ends nothing, it may rest for a third of its days, and one of each length can run at a time. You start one on the Challenges page.',
  },
  {
    pattern: askedFor('years? in (?:pixels|moods)|mood (?:charts?|graphs?|calendars?|insights?|stats|statistics|history)|pixels'),
    text: 'Your year in moods is a little square for each day, in the colour of its mood. It stands on the Mood page under “Insights”, with what goes together with better days once there are enough of them.',
  },
  {
    pattern: askedFor('mood (?:trackers?|logs?|tracking|page|check-?ins?|experiments?)'),
    text: 'On the Mood page you note how it is on a scale of five, with a word or a note if you like. Under “Insights” it shows your year in moods, and you can try out for fourteen days whether a habit changes them.',
  },
  {
    pattern: asked(
      '(?:how|can|could|does|is|are|where|what)\\b[^.!?]{0,30}\\b(?:(?:un)?lock(?:ed|ing)?|protect|password|passphrase|encrypt(?:ed)?|secret|recovery key)\\b[^.!?]{0,25}\\b(?:journal|diary|entry|entries)\\b|(?:how|can|could|does|is|are|what)\\b[^.!?]{0,30}\\b(?:journal|diary|entry|entries)\\b[^.!?]{0,25}\\b(?:password|passphrase|(?:un)?lock(?:ed|ing)?|protect(?:ed)?|encrypt(?:ed)?)\\b|(?:why is|what is) (?:my |the )?(?:journal|entry) locked',
    ),
    text: 'Yes: the menu of the Journal page sets a passphrase under “Locked entries”. A locked entry is sealed on your own device, so nobody else can read it, the people who run the server included. Keep the recovery key: if both are lost, so are the words.',
  },
  {
    pattern: askedFor('journals?(?: page| entries| entry)?|diary'),
    text: 'The journal keeps your entries, with tags, photos and a search, and saves them by itself as you write. Single entries can be locked with a passphrase. It is on the Journal page in the menu.',
  },
  {
    pattern: askedFor('councils?|ask several guides|several guides'),
    text: 'In a council two or three guides answer one question of yours side by side, and you see in what they differ. A step you like can become a goal. It is the page “Council” in the menu.',
  },
  {
    pattern: askedFor('learning(?: area| page| center| centre)?|courses?|quiz(?:zes)?|lessons?'),
    text: 'The learning area makes an outline, a lesson or a short quiz from a text that you paste in. It is the page “Learning” in the menu.',
  },
  {
    pattern: askedFor('downloads?(?: page| area)?|library'),
    text: 'Under “Downloads” in the menu are documents and videos that the people who run this place have put there for you.',
  },
  {
    pattern: askedFor('help now|emergency (?:button|numbers?)|crisis (?:lines?|numbers?)|help ?lines?'),
    text: '“Help now” shows people you can reach at any hour, with the numbers of your country. It is at the top of this chat and in the menu, and opens nothing that anyone else can see.',
  },
  {
    pattern: askedFor('safety plans?'),
    text: 'The safety plan is a page for hard hours in your own words: what shows you that it is coming, what helps, whom you can call. No guide and no rule reads it. You find it from “Help now”.',
  },
  {
    pattern: askedFor(
      'connect ?(?:\\+|plus)|shop|vision boards?|affirmations?|zen cent(?:er|re)|life ?scripts?|coaching|assessments?|messaging',
    ),
    text: 'That is not part of this version of Everstep. What there is stands in the menu: habits, goals, journal, mood, challenges, the council, learning, downloads and your progress.',
  },
];
