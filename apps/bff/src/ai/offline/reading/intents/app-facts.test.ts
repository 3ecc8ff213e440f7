import { describe, expect, it } from 'vitest';
import { quickest } from '../../testing/quickest.ts';
import { talkWithCards } from '../../testing/talks.ts';
import { readMessage } from '../message.ts';
import { aboutTheApp } from './app-facts.ts';

const lastOf = (said: readonly string[]): string => talkWithCards('kael', said).at(-1)?.reply ?? '';

describe('a question on the app', () => {
  it.each([
    ["How does this app's streak work?", /adds one to your streak/],
    ['How do streaks work here?', /adds one to your streak/],
    ['whats the streak thing', /adds one to your streak/],
    ['I like it so far. How does the streak count?', /adds one to your streak/],
    ["what's a streak freeze", /rests a missed day/],
    ['how do I get more freezes?', /fourteen active days/],
    ['can i pause my streak', /thirty days/],
    ['what is a pause here', /thirty days/],
    ['how do levels work', /^XP come/],
    ['What does XP mean', /^XP come/],
    ['how many XP do I need for the next level', /^XP come/],
    ['what are tiers?', /Luminary/],
    ['what can I buy with coins?', /buy freezes/],
    ['tell me about achievements', /^Achievements mark/],
    ['what is habit strength?', /how firmly/],
    ['Can I skip a habit?', /skip a day/],
    ["what's a comeback task", /small comeback task/],
    ['how do I get a medal', /four in five/],
    ['tell me about the 21 day challenge', /7, 21 or 60/],
    ['what is year in pixels', /little square/],
    ['where is the mood chart', /“Insights”/],
    ['can I lock my journal?', /recovery key/],
    ['how do I export my data', /one archive/],
    ['can i import from daylio', /Daylio, Day One/],
    ['how do I delete my account?', /deleted by whoever runs/],
    ['how do I turn off notifications', /Settings, Notifications/],
    ['what are quiet hours', /behind the bell/],
    ['how do reminders work?', /set on the Habits page/],
    ['explain the council', /two or three guides/],
    ['what are memory notes', /written by you alone/],
    ['where can I see what you know about me', /Settings, Privacy/],
    ['what is incognito mode', /none of your records/],
    ["what's the safety plan", /No guide and no rule reads it/],
    ['where do I find help now', /people you can reach/],
    ['can I use this offline?', /^Partly/],
    ['is there a dark mode?', /Settings, Appearance/],
    ['what are the colour schemes', /eight colour schemes/],
    ['what is calm mode', /confetti/],
    ["what's the demo", /twenty-four hours/],
    ['what is the learning area', /from a text/],
    ['who are the guides', /six of us/],
    ['i dont get the levels, what are they for', /^XP come/],
    ['do streaks reset if i go on holiday', /thirty days/],
    ['what happens when i miss a day of the challenge', /small comeback task/],
    ['does the journal have a password', /recovery key/],
    ["what's the difference between the guides", /six of us/],
    ['how do i stop getting notifications', /Settings, Notifications/],
    ["where's the year in pixels", /little square/],
    ['how do you delete an account on here', /deleted by the people/],
    ["what's the highest level", /^XP come/],
    ['what can you tell me about the leaderboard', /chose to stand/],
    ['what is connect+', /not part of this version/],
  ])('is answered, in whatever words it comes: %s', (question, fact) => {
    expect(lastOf([question])).toMatch(fact);
  });

  it('is answered in the midst of a guided talk, whose question then stands again', () => {
    expect(lastOf(['Plan a small step', 'drink less coffee', 'How does the streak work here?'])).toMatch(/adds one to your streak.*\?$/);
  });

  it.each([
    'how do I pause my career for a year',
    'my mood is bad, what now',
    'what about my mood',
    'how do I deal with a challenge at work',
    'what is a good challenge for my kids',
    "I'm on a winning streak at tennis",
    'how do I get my streak of bad luck to end',
    'how do I level with my boss',
    'how can I reach my goals',
    'what is my streak',
    'how do I get him to pause and listen',
    'what are good reminders for self love',
    'what is the learning curve for guitar',
    'how do I keep a journal',
    'how do I improve my memory',
    'how do I get my points across',
    "what's a good course for python",
    'how do I keep my blood sugar level down',
    'what is memory',
  ])('is something else where the word is meant of life: %s', (message) => {
    expect(readMessage(message).heard).not.toBe('app-fact');
  });

  it('is looked for in no time, however long the message', () => {
    for (const piece of ['how do ', 'what is the ', 'ok so ', 'tell me about how the ', 'it is fine. ', 'can i get my ']) {
      const message = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);
      const ask = () => aboutTheApp.flatMap(({ patterns }) => patterns).some((pattern) => pattern.test(message));
      expect([piece, quickest(ask) < 50]).toEqual([piece, true]);
    }
  });
});
