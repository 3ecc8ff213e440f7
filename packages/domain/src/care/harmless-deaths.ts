/** What names a work of art, its makers or its people. */
const WORK =
  /\b(?:romeo|juliet|ophelia|hamlet|macbeth|othello|desdemona|antigone|dido|cleopatra|brutus|werther|tosca|karenina|bovary|butterfly|melchior|hedda|gabler|loman|plath s|shakespeare|schiller|goethe|verdi|puccini|opera|musical|ballet|theat(?:re|er)|broadway|west end|actress|actors?|playwright|stage play|(?:the|this|that|our|school|class|a|in a) play(?! (?:date|ground|with|for|at|in)\b)|homework|german class|english class|literature|favou?rite scene|last act|final act)\b/;
/** Somebody living, who has or had the wish: then the work is only where it came up. */
const LIVED =
  /\b(?:i|we|she|he|they|who|friend|sister|brother|mum|mom|dad|son|daughter|wife|husband)(?: \w+){0,3}? (?:wants?|wanted|going to|will|plan\w*|feel\w* like|think\w*|thought|tried|try|consider\w*|attempt\w*|might|could|should|understand|envy|am|told|said|says|committed|died)\b|\b(?:myself|mine|my (?:own|sister|brother|mum|mom|dad|mother|father|friend|son|daughter|uncle|aunt|cousin|wife|husband|partner)|me too|like (?:them|her|him)|do the same|do it)\b/;
/** A deed as it is told of somebody in a work. */
const DEED =
  /\bsuicid(?:e|al)\b|\b(?:kill|kills|killed|killing|stab|stabs|stabbed|stabbing|poison|poisons|poisoned|hang|hangs|hanged|drown|drowns|drowned|drowning|shoot|shoots|shot|throw|throws|threw|throwing) (?:herself|himself|themselves)\b|\bjumps? from (?:the|a) (?:castle|tower|wall|parapet)\b/g;

/** A sentence without the deaths of a work of art that it tells of; as it is where somebody living has the wish. */
export const withoutDeathsInArt = (sentence: string): string =>
  WORK.test(sentence) && !LIVED.test(sentence) ? sentence.replace(DEED, 'death') : sentence;
