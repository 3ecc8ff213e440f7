import { daysLike, WEEKDAY } from './weekdays.ts';
import { plainWords } from './wishes/plain-words.ts';

const DAYS = `(?:(?:on|the|my|every) )*${daysLike(`${WEEKDAY}s?`)}`;
const LEFT_OUT = '(?:dropped|forgot(?:ten)?|missed|lost|left out|skipped|ignored|omitted|cut(?: off| out)?|mixed up)';
const SHOWS = "(?:only (?:says|has|kept|keeps|shows|took)|(?:doesn't|didn't|does not|did not) (?:say|have|include|show|keep|take|add))";
const PART = `(?:${WEEKDAY}s?|days?|times?|hours?|date|title|name|weeks?|am|pm|rest|half|\\d{1,2})\\b`;

/** What finds fault with a card that was just shown, and nothing else. */
const FAULTS = new RegExp(
  `^\\W*(?:(?:no|hey|but|sorry|wait|hm+|ok|and|oh|um|uh)\\W+)*(?:${[
    `(?:you|the card)(?:'ve| have| has)? (?:just |totally |completely )?(?:${LEFT_OUT}|${SHOWS})\\b.{0,80}`,
    `(?:it|that|this)(?:'s| has)? (?:just )?(?:${LEFT_OUT}|${SHOWS}|(?:should|must) (?:be|say|have)|says)\\b.{0,40}\\b${PART}.{0,40}`,
    `(?:what about|what happened to|where(?:'s| is| are)) ${DAYS}\\W*`,
    `(?:also|plus|not only|not just) ${DAYS}(?: too| as well)?\\W*`,
    `(?:(?:the|my) )?(?:${DAYS}|days?|times?|hour|date|title) (?:is|are) (?:missing|wrong|gone|not (?:there|right|on it))\\W*`,
    "(?:(?:that's|that is|it's|it is|this is) )?(?:the )?wrong (?:days?|time|date|hour|title|name)\\W*",
  ].join('|')})$`,
  'i',
);
/** Nobody finds fault with a card at greater length. */
const LONGEST_FAULT = 120;

/**
 * Whether somebody misses or corrects something on the card that they were just shown.
 * @param reply what the guide said last
 */
export const findsFaultWithCard = (message: string, reply = ''): boolean =>
  message.length <= LONGEST_FAULT && /\bcard\b/i.test(reply) && FAULTS.test(plainWords(message));
