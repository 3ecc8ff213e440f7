import { disc, type Emblem } from './emblem.ts';

/** An expert's thing stands on a table. */
const onTable = (...thing: Emblem): Emblem => [['ground', 'M0 35H48V48H0Z'], ...thing, ['line', 'M9 35H39']];
/** A beginner's thing stands at the end of a path through a meadow. */
const onTheWay = (...thing: Emblem): Emblem => [['ground', 'M0 38C14 31 32 41 48 33V48H0Z'], ['dots', 'M8 45C14 45 19 43 23 41'], ...thing];
/** A course persona's thing rises from an open book. */
const overBook = (...thing: Emblem): Emblem => [
  ['ground', 'M0 37C9 33 19 33 24 37C29 33 39 33 48 37V48H0Z'],
  ...thing,
  ['line', 'M5 38C12 35.5 20 36 24 39.5C28 36 36 35.5 43 38M24 39.5V46'],
];

const moduleEmblems: ReadonlyMap<string, Emblem> = new Map(
  Object.entries<Emblem>({
    arlo: [
      ['ground', 'M0 40C16 35 32 36 48 40V48H0Z'],
      ['mark', 'M38 8C25 8 15 17 14 32C27 32 37 24 38 8Z'],
      ['seam', 'M33 13L14 32'],
      ['line', 'M14 32L10 40'],
    ],

    marcus_email: onTable(['mark', 'M11 15H37V34H11Z'], ['seam', 'M11 15.5L24 26L37 15.5']),
    dana_funnel: onTable(['mark', 'M11 9H37L27.5 21V30H20.5V21Z'], ['seam', 'M15.5 14H32.5']),
    owen_affiliate: onTable(['thick', disc(19, 22, 7.5)], ['thick', disc(29, 22, 7.5)]),
    priya_content: onTable(['mark', 'M14 8H29L34 13V34H14Z'], ['seam', 'M18.5 17H29.5M18.5 22H29.5M18.5 27H25']),
    leo_youtube: onTable(['thick', 'M12 13.5L35 8.5'], ['mark', 'M11 17H37V34H11Z'], ['cut', 'M21 20.5L30 25.5L21 30.5Z']),
    ines_instagram: onTable(
      ['mark', 'M12 9H36L40 17A4 4 0 0 1 32 17A4 4 0 0 1 24 17A4 4 0 0 1 16 17A4 4 0 0 1 8 17Z'],
      ['line', 'M13 22V34M35 22V34'],
      ['mark', disc(24, 28, 4)],
    ),
    tomas_ecommerce: onTable(
      ['line', 'M24 10V34M13 13H35M13 13L8.5 22M13 13L17.5 22M35 13L30.5 22M35 13L39.5 22'],
      ['mark', 'M7 22H19A6 6 0 0 1 7 22ZM29 22H41A6 6 0 0 1 29 22Z'],
    ),
    grace_dropshipping: onTable(['mark', 'M12 14.5L24 9L36 14.5V29L24 34.5L12 29Z'], ['seam', 'M12 14.5L24 20L36 14.5M24 20V34.5']),
    victor_amazon: onTable(['mark', 'M11 21.5L23 9.5H36.5V23L24.5 35Z'], ['cut', disc(31.5, 14.5, 2.4)], ['seam', 'M18.5 22L24 27.5']),
    elena_course: onTable(
      ['mark', 'M15 22V30C20 33.5 28 33.5 33 30V22Z'],
      ['seam', 'M6 18L24 26.5L42 18'],
      ['mark', 'M7 17L24 9L41 17L24 25Z'],
      ['line', 'M39 18V28'],
    ),

    sam_newbie: onTheWay(
      ['line', 'M26 39V22'],
      ['mark', 'M26 27C18 27 14 22 14 16C21 16 26 20 26 27ZM26 23C26 16 31 11 38 11C38 18 33 23 26 23Z'],
    ),
    jordan_college: onTheWay(
      ['line', 'M20.5 13A3.5 3.5 0 0 1 27.5 13'],
      ['mark', 'M15 22A9 9 0 0 1 33 22V37H15Z'],
      ['seam', 'M19.5 26.5H28.5V33H19.5ZM19.5 20.5H28.5'],
    ),
    robin_career: onTheWay(['line', 'M16 37V9H34V37'], ['mark', 'M16 9L28 14V41L16 37Z'], ['cut', disc(24.5, 26.5, 1.5)]),
    maria_mom: onTheWay(
      ['mark', 'M13 9.5H31V14.5H13ZM13 31.5H31V36.5H13Z'],
      ['thick', 'M17 18.5H27M17 23H27M17 27.5H27'],
      ['line', 'M28.5 27.5C38 28 33 15 40 13'],
    ),
    alex_tech: onTheWay(
      [
        'mark',
        'M21.4 13.2L21.5 9.7H26.5L26.6 13.2L28.7 14.1L31.3 11.7L34.8 15.2L32.4 17.8L33.3 19.9L36.8 20V25L33.3 25.1L32.4 27.2L34.8 29.8L31.3 33.3L28.7 30.9L26.6 31.8L26.5 35.3H21.5L21.4 31.8L19.3 30.9L16.7 33.3L13.2 29.8L15.6 27.2L14.7 25.1L11.2 25V20L14.7 19.9L15.6 17.8L13.2 15.2L16.7 11.7L19.3 14.1Z',
      ],
      ['cut', disc(24, 22.5, 4.5)],
    ),

    'course-creator': overBook(['mark', 'M13 31V8L36 31ZM18 26H24.5L18 19.5Z']),
    'content-generator': overBook(['mark', 'M14 32L16.5 23.5L31 9L37 15L22.5 29.5Z'], ['seam', 'M16.5 23.5L22.5 29.5M27.5 12.5L33.5 18.5']),
    'student-assistant': overBook(['mark', disc(13.5, 28, 2.6)], ['mark', disc(21, 21.5, 4)], ['mark', disc(32.5, 14.5, 6.2)]),
  }),
);

/** A path and somebody on it: for a guide without a drawing of its own. */
const wayfarer: Emblem = [
  ['ground', 'M0 34C14 22 32 24 48 32V48H0Z'],
  ['mark', disc(25, 17, 6)],
  ['dots', 'M10 43C20 40 20 33 25 28'],
];

/** The emblem of arlo, of a guide of Connect+ or of courses; the wayfarer's for anybody else. */
export function moduleEmblem(personaId: string): Emblem {
  return moduleEmblems.get(personaId) ?? wayfarer;
}
