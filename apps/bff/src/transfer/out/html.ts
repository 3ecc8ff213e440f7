import { actInWords, corePersonas, habitPlanWords, type LedgerEntry, safetyPlanParts } from '@everstep/domain';
import { arlo, connectPersonas, courseGuides } from '@everstep/domain/guides';
import type {
  OutRun,
  OwnConversation,
  OwnCouncil,
  OwnEntry,
  OwnExperiment,
  OwnGoal,
  OwnHabit,
  OwnMood,
  OwnThread,
} from '@everstep/domain/transfer';
import { conversationsOut, courseSessionsOut } from './conversations-out.ts';
import { councilsOut } from './councils-out.ts';
import { guidesOut } from './guides-out.ts';
import { entriesOut, experimentsOut, goalsOut, habitsOut, ledgerOut, moodsOut, runsOut, type Source } from './read-out.ts';
import { safetyPlanOut } from './safety-plan-out.ts';
import { threadsOut } from './threads-out.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  h1, h2, h3 { line-height: 1.25; }
  h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: 0.25rem; }
  article { margin: 1.5rem 0; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .quiet { opacity: 0.75; margin: 0.25rem 0; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; border-bottom: 1px solid; }
`;

const scoreWords = ['', 'Very low', 'Low', 'Okay', 'Good', 'Very good'];
const outcomeWords: Readonly<Record<string, string>> = { completed: 'Completed', ended: 'Ended early' };

/** Everything on one page that any browser shows, now and in twenty years. It asks for nothing but the photos beside it. */
export async function* exportHtml(source: Source, head: { readonly exportedAt: string; readonly name: string }): AsyncGenerator<string> {
  const date = head.exportedAt.slice(0, 10);
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Everstep, ${date}</title><style>${STYLE}</style></head><body>
<header><h1>What ${escaped(head.name)} made in Everstep</h1>
<p class="quiet">Taken out on ${date}. The same is in everstep.json, which Everstep takes in again, and in the tables of the folder csv. README.txt says how they are written.</p>
<nav aria-label="Contents"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav></header><main>`;
  for (const { id, title, empty, parts } of sections) {
    yield `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>`;
    let count = 0;
    for await (const part of parts(source)) {
      count += 1;
      yield part;
    }
    yield count === 0 ? `<p>${empty}</p></section>` : '</section>';
  }
  yield '</main></body></html>\n';
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  readonly parts: (source: Source) => AsyncGenerator<string>;
}

const sections: readonly Section[] = [
  { id: 'habits', title: 'Habits', empty: 'No habits.', parts: each(habitsOut, habitHtml) },
  { id: 'moods', title: 'Moods', empty: 'No moods.', parts: each(moodsOut, moodHtml) },
  { id: 'journal', title: 'Journal', empty: 'No entries.', parts: each(entriesOut, entryHtml) },
  { id: 'goals', title: 'Goals', empty: 'No goals.', parts: each(goalsOut, goalHtml) },
  { id: 'challenges', title: 'Challenges', empty: 'No challenges.', parts: each(runsOut, runHtml) },
  { id: 'experiments', title: 'Experiments with moods', empty: 'No experiments.', parts: each(experimentsOut, experimentHtml) },
  { id: 'conversations', title: 'Conversations with guides', empty: 'No conversations.', parts: each(conversationsOut, conversationHtml) },
  {
    id: 'course-talks',
    title: 'Conversations about courses',
    empty: 'No conversations.',
    parts: each(courseSessionsOut, conversationHtml),
  },
  { id: 'councils', title: 'Councils', empty: 'No councils.', parts: each(councilsOut, councilHtml) },
  { id: 'threads', title: 'Messages with the team', empty: 'No messages.', parts: each(threadsOut, threadHtml) },
  { id: 'points', title: 'Points', empty: 'No points yet.', parts: pointsHtml },
  { id: 'guide-notes', title: 'Notes for guides', empty: 'No notes for guides.', parts: guideNotesHtml },
  { id: 'safety-plan', title: 'Safety plan', empty: 'No safety plan.', parts: safetyPlanHtml },
];

function each<T>(records: (source: Source) => AsyncGenerator<T>, html: (record: T) => string): Section['parts'] {
  return async function* (source) {
    for await (const record of records(source)) yield html(record);
  };
}

function habitHtml({ title, kind, target, unit, schedule, cue, startDate, archivedOn, ticks }: OwnHabit): string {
  const done = ticks.filter((tick) => tick.kind === 'done').length;
  const since = `Since ${startDate}${archivedOn === null ? '' : `, in the archive since ${archivedOn}`}.`;
  const notes = ticks.filter(({ note }) => note !== '').map(({ localDate, note }) => `<li>${localDate}: ${escaped(note)}</li>`);
  return article(
    title,
    quiet([habitPlanWords({ kind, target, unit, schedule }), cue].filter((part) => part !== '').join(', ')),
    quiet(`${since} Done on ${done} ${done === 1 ? 'day' : 'days'}.`),
    notes.length === 0 ? '' : `<ul>${notes.join('')}</ul>`,
  );
}

function moodHtml({ at, localDate, timeZone, score, words, activities, note }: OwnMood): string {
  const title = `${localDate}, ${timeOf(at, timeZone)}: ${scoreWords[score] ?? ''}`;
  return article(title, quiet([...words, ...activities].join(', ')), text(note));
}

function entryHtml({ localDate, title, body, tags, sealed, photos }: OwnEntry): string {
  if (sealed !== null) {
    const why = 'A locked entry. Its words stand in everstep.json as ciphertext: only your passphrase or your recovery key opens them.';
    return article(localDate, quiet(why));
  }
  const pictures = photos.map(
    ({ file, alt }) => `<p><img src="${escaped(file)}" alt="${escaped(alt || `A photo of ${localDate}`)}" loading="lazy"></p>`,
  );
  return article([localDate, title].filter((part) => part !== '').join(': '), text(body), pictures.join(''), quiet(tags.join(', ')));
}

function goalHtml({
  title,
  why,
  state,
  dueDate,
  milestones,
  progressHabits,
  lesson,
}: OwnGoal & { progressHabits: readonly string[] }): string {
  const steps = milestones.map(
    (milestone) =>
      `<li>${escaped(milestone.title)}${milestone.reachedAt === null ? '' : `, reached ${milestone.reachedAt.slice(0, 10)}`}</li>`,
  );
  const facts = [
    state,
    dueDate === null ? '' : `due ${dueDate}`,
    progressHabits.length === 0 ? '' : `carried by ${progressHabits.join(', ')}`,
  ];
  return article(
    title,
    quiet(facts.filter((part) => part !== '').join(', ')),
    text(why),
    steps.length === 0 ? '' : `<ul>${steps.join('')}</ul>`,
    text(lesson),
  );
}

function runHtml({ name, startedOn, closedOn, outcome, days, totalDays }: OutRun): string {
  const end = closedOn === null ? 'under way' : `${outcomeWords[outcome ?? ''] ?? ''} on ${closedOn}`;
  const done = days.filter((day) => day.outcome === 'done').length;
  return article(name, quiet(`Begun on ${startedOn}, ${end}. ${done} of ${totalDays} days.`));
}

function experimentHtml({ label, startsOn, stoppedOn, plan, nextDay }: OwnExperiment): string {
  const days = [...plan].map((day) => (day === 'x' ? 'with' : 'without')).join(', ');
  const facts = [
    `Begun on ${startsOn}`,
    stoppedOn === null ? '' : `stopped on ${stoppedOn}`,
    nextDay ? 'about the mood of the day after' : '',
  ];
  return article(label, quiet(`${facts.filter((part) => part !== '').join(', ')}. Its days: ${days}.`));
}

async function* pointsHtml(source: Source): AsyncGenerator<string> {
  let isFirst = true;
  for await (const entry of ledgerOut(source)) {
    if (isFirst)
      yield '<table><thead><tr><th scope="col">Day</th><th scope="col">What</th><th scope="col">XP</th><th scope="col">Coins</th></tr></thead><tbody>';
    isFirst = false;
    yield pointsRow(entry);
  }
  if (!isFirst) yield '</tbody></table>';
}

function conversationHtml({ title, createdAt, messages }: OwnConversation): string {
  const said = messages.map(({ role, content, personaId, createdAt: at }) => {
    const author = role === 'user' ? 'You' : guideName(personaId);
    return `<h4>${escaped(author)}</h4>${quiet(at.slice(0, 10))}${text(content)}`;
  });
  return article(title || createdAt.slice(0, 10), quiet(createdAt.slice(0, 10)), ...said);
}

function councilHtml({ question, voices, chosenPersonaId, createdAt }: OwnCouncil): string {
  const answers = voices.map(({ personaId, text: view, nextStep }) => {
    const step = nextStep === null ? '' : `${personaId === chosenPersonaId ? 'Chosen step' : 'Next step'}: ${nextStep}`;
    return `<h4>${escaped(guideName(personaId))}</h4>${text(view)}${quiet(step)}`;
  });
  return article(createdAt.slice(0, 10), text(question), ...answers);
}

function threadHtml({ subject, content, sentAt, messages }: OwnThread): string {
  const written = messages.map((message) => {
    const author = message.side === 'member' ? 'You' : message.author;
    return `<h4>${escaped(author)}</h4>${quiet(message.sentAt.slice(0, 10))}${text(message.content)}`;
  });
  return article(subject, quiet(sentAt.slice(0, 10)), text(content), ...written);
}

async function* guideNotesHtml(source: Source): AsyncGenerator<string> {
  for (const note of (await guidesOut(source)).notes) yield article(guideName(note.personaId), text(note.text));
}

async function* safetyPlanHtml(source: Source): AsyncGenerator<string> {
  const plan = await safetyPlanOut(source);
  if (plan === null) return;
  for (const { key, title } of safetyPlanParts) if (plan.words[key].trim() !== '') yield article(title, text(plan.words[key]));
}

const guideName = (personaId: string): string =>
  [...corePersonas, arlo, ...connectPersonas, ...courseGuides].find(({ id }) => id === personaId)?.name ?? personaId;

const pointsRow = ({ localDate, label, about, xp, coins }: LedgerEntry): string =>
  `<tr><td>${localDate}</td><td>${escaped(actInWords({ label, about }))}</td><td>${xp}</td><td>${coins}</td></tr>`;

const article = (title: string, ...parts: readonly string[]): string => `<article><h3>${escaped(title)}</h3>${parts.join('')}</article>\n`;
const quiet = (line: string): string => (line === '' ? '' : `<p class="quiet">${escaped(line)}</p>`);
const text = (words: string): string => (words === '' ? '' : `<p class="text">${escaped(words)}</p>`);

const timeOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

/** Whatever a member wrote is text on this page, and never part of it. */
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
