import { hand, type TaskText } from './writing.ts';

/** Two minutes that lead back after a missed day; each missed day gets one of them. */
export const comebacks: readonly TaskText[] = [
  hand('Write down one thing that went well since', 'One line is enough.'),
  hand('Step to a window and look at the farthest thing', 'Stay until you have found a second one.'),
  hand('Put one thing back where it lives', 'A cup, a coat, a book.'),
  hand('Breathe out slowly, five times', 'The breathing in comes by itself.'),
  hand('Choose the smallest task of today', 'Choosing it is all. Doing it may follow.'),
  hand('Send somebody a picture of where you are', 'No words needed.'),
  hand('Drink something warm, sitting down', 'Two minutes of nothing else.'),
  hand('Stretch towards the ceiling, then let go', 'Once for the day that passed, once for this one.'),
  hand('Say aloud: here I am again', 'To the room, to the cat, to yourself.'),
  hand('Write tomorrow’s first step on a slip of paper', 'And put it where you will find it.'),
];
