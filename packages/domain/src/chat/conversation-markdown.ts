import { safetyText } from '../care/card.ts';
import { fileWords, linesOf, literal, literalLine, withoutHtml } from '../shared/markdown-text.ts';
import { localDateOf } from '../time/moment.ts';
import { shownTitle } from './conversation.ts';
import { proposalLine } from './proposal-line.ts';
import type { Conversation, Message } from './schemas.ts';

/** What the document has to know beside the conversation. */
export interface MarkdownSetting {
  /** Every guide that may have written in it. */
  readonly guides: readonly { readonly id: string; readonly name: string; readonly archetype: string }[];
  /** IANA zone of the reader; an unknown one is read as UTC. */
  readonly timeZone: string;
}

const notes: Readonly<Partial<Record<Message['status'], string>>> = {
  streaming: 'This reply was still being written when the conversation was saved.',
  stopped: 'You stopped this reply here.',
  interrupted: 'This reply was interrupted here.',
  failed: 'This reply failed here.',
};
/** Heads the steps of a card, as on the screen. */
const UNTIL = 'Until someone is with you';
const INCOGNITO = 'Incognito: the guides saw none of your records here and remember nothing beyond this conversation.';

/**
 * A conversation as a document in Markdown, for reading and keeping: title and facts, then who said what and when.
 *
 * What was said stands in quotes, one for each message, so that nothing in it can become a heading of the document, or swallow what
 * follows. The member's words stand for themselves, sign by sign; a guide's keep their Markdown, without HTML and without pictures, which
 * a reader's program would fetch.
 *
 * @param conversation with all messages of its active path
 */
export function conversationMarkdown(conversation: Conversation, { guides, timeZone }: MarkdownSetting): string {
  const { title, messages, currentPersona, createdAt, lastUpdated, incognito } = conversation;
  const at = clockOf(timeZone);
  const guideOf = (id: string) => guides.find((guide) => guide.id === id);
  const shown = shownTitle({ title, firstMessage: messages[0]?.content, personaName: guideOf(currentPersona)?.name });
  const spoke = [...new Set(messages.filter(isOfGuide).map(({ personaId }) => personaId))].flatMap((id) => guideOf(id) ?? []);
  const facts = [
    ...(spoke.length > 0
      ? [`With ${spoke.map(({ name, archetype }) => `${name} (${archetype})`).join(', ')}. Guides are computer programs, not humans.`]
      : []),
    `Begun on ${at(createdAt)}`,
    `Last update on ${at(lastUpdated)}`,
    ...(incognito ? [INCOGNITO] : []),
  ];
  const parts = messages.map((message) => partOf(message, guideOf(message.personaId)?.name ?? 'Guide', at));
  return `${[`# ${literalLine(shown)}`, facts.map((fact) => `- ${fact}`).join('\n'), ...parts].join('\n\n')}\n`;
}

/**
 * The name of the document's file: `conversation-2026-03-01-my-thesis-on-mosses.md`. Letters and digits of any script, and hyphens:
 * every system takes such a name, and it leads nowhere else.
 */
export function conversationFileName({ title, lastUpdated }: Pick<Conversation, 'title' | 'lastUpdated'>, timeZone: string): string {
  const name = fileWords(title);
  return `${['conversation', localDateOf(lastUpdated, timeZone, 0), ...(name === '' ? [] : [name])].join('-')}.md`;
}

const isOfGuide = ({ role, contentType }: Message): boolean => role === 'assistant' && contentType === 'text';

function partOf(message: Message, guide: string, at: Clock): string {
  const author = message.role === 'user' ? 'You' : message.contentType === 'safety' ? 'Everstep' : guide;
  const note = message.role === 'assistant' ? notes[message.status] : undefined;
  const words = wordsOf(message);
  // As on the screen: where a card of care stands, nothing else is proposed.
  const proposals = isOfGuide(message) ? (message.proposals ?? []) : [];
  return [
    `## ${author}, ${at(message.timestamp)}`,
    ...(words.trim() === '' ? [] : [quoted(words)]),
    ...(proposals.length === 0 ? [] : [proposals.map(proposalLine).join('\n')]),
    ...(note === undefined ? [] : [`*${note}*`]),
  ].join('\n\n');
}

function wordsOf({ role, contentType, content, safety }: Message): string {
  if (contentType === 'safety' && safety?.card) {
    const { title, grounding } = safety.card;
    const steps = grounding.map((step, index) => `${index + 1}. ${step}`);
    return [title, safetyText(safety.card), ...(steps.length > 0 ? [`**${UNTIL}**`, steps.join('\n')] : [])].join('\n\n');
  }
  return role === 'user' ? literalLines(content) : withoutHtml(content);
}

const quoted = (words: string): string =>
  linesOf(words)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Text of many lines in which each sign stands for itself, each line for a line, and each space at its beginning for a space. */
const literalLines = (text: string): string =>
  linesOf(text)
    .map((line) => (line.trim() === '' ? '' : `${literal(line)}  `))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');

/** Says an instant as day and time. */
type Clock = (instant: string) => string;

function clockOf(timeZone: string): Clock {
  const format = formatIn(timeZone) ?? formatIn('UTC');
  return (instant) => {
    const parts = new Map(format?.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
    return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...format, timeZone });
  } catch {
    return undefined;
  }
}
