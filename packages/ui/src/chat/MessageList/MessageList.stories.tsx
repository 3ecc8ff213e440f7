import { chatGuides, guidedTalks, type Message } from '@everstep/domain';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import * as example from '../example-data.ts';
import { MessageList, type MessageListProps } from './index.ts';
import * as styles from './MessageList.stories.css.ts';

const inFrame: Decorator = (Story) => (
  <div className={styles.frame}>
    <Story />
  </div>
);

const meta = {
  title: 'Chat/MessageList',
  component: MessageList,
  decorators: [inFrame],
  args: {
    messages: example.thesisTalk,
    persona: example.kael,
    personas: chatGuides,
    member: example.exampleMember,
    conversationId: 'thesis',
    now: example.exampleNow,
    timeZone: example.exampleTimeZone,
    onRegenerate: () => {},
    onSibling: () => {},
    talks: guidedTalks,
    onSay: () => {},
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Welcome: Story = { args: { messages: [], persona: null, conversationId: null } };
export const Intro: Story = { args: { messages: [], conversationId: null } };
/** Answers stand below the newest reply alone, in line with its words. */
export const Choices: Story = { args: { messages: [...example.thesisTalk, example.checkingIn] } };
export const LongChoices: Story = { args: { messages: [...example.thesisTalk, example.offering] } };
export const LongWords: Story = { args: { messages: example.longWords } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Earlier pages: to come, on their way, not come, and none left. */
export const EarlierLoading: Story = { args: { earlier: { state: 'loading', onLoad: () => {} } } };
export const EarlierFailed: Story = { args: { earlier: { state: 'failed', onLoad: () => {} } } };
export const EarlierNone: Story = { args: { earlier: { state: 'none', onLoad: () => {} } } };
export const AllVariants: Story = { args: { messages: [...example.thesisTalk, example.tenMore, example.streaming] } };

const logOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('log');
const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;
const atEnd = (log: HTMLElement) => waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
const nextFrames = (count: number): Promise<void> =>
  count === 0 ? Promise.resolve() : new Promise((resolve) => requestAnimationFrame(() => resolve(nextFrames(count - 1))));
const topOf = (log: HTMLElement, element: Element) => element.getBoundingClientRect().top - log.getBoundingClientRect().top;

const searched = example.longTalk(400);

/** A message that was looked for, far from the end of a long talk: it is in sight from its first line, marked, and has focus. */
export const Sought: Story = {
  args: { messages: searched, soughtId: searched[20]?.id ?? null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-sought'));
    await waitFor(() => expect(Math.abs(topOf(logOf(canvas), document.activeElement ?? document.body))).toBeLessThan(24));
    await expect(document.activeElement).toHaveTextContent(searched[20]?.content.slice(0, 20) ?? 'none');
  },
};

/** The message nearest to the middle of what is in sight. */
function middleMessage(log: HTMLElement): HTMLElement {
  const middle = log.clientHeight / 2;
  const [nearest] = within(log)
    .getAllByRole('article')
    .sort((one, other) => Math.abs(topOf(log, one) - middle) - Math.abs(topOf(log, other) - middle));
  if (!nearest) throw new Error('No message is in sight');
  return nearest;
}

/** Buttons that do to the list what a conversation does. */
function Living(props: MessageListProps) {
  const [messages, setMessages] = useState(props.messages);
  const [conversationId, setConversationId] = useState(props.conversationId);
  const grow = (all: readonly Message[]) =>
    all.map((message, index) =>
      index === all.length - 1 ? { ...message, content: `${message.content} ${'One more line of words. '.repeat(6)}` } : message,
    );
  const number = messages.length + 1;
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" onClick={() => setMessages([...messages, example.fromGuide(number, 'A new reply.', { status: 'streaming' })])}>
          Reply
        </Button>
        <Button size="small" onClick={() => setMessages(grow(messages))}>
          Grow
        </Button>
        <Button size="small" onClick={() => setMessages([...messages, example.fromMember(number, 'Mine.')])}>
          Write
        </Button>
        <Button
          size="small"
          onClick={() =>
            setMessages([
              ...example.longTalk(40).map((message) => ({ ...message, id: `older-${message.id}`, clientMessageId: null })),
              ...messages,
            ])
          }
        >
          Older
        </Button>
        <Button size="small" onClick={() => setMessages([...messages, { ...example.safety, id: `card-${number}` }])}>
          Card
        </Button>
        <Button
          size="small"
          onClick={() => {
            setConversationId('another');
            setMessages(example.longTalk(60));
          }}
        >
          Another
        </Button>
      </div>
      <MessageList {...props} messages={messages} conversationId={conversationId} />
    </>
  );
}

const living = (count: number): Pick<Story, 'args' | 'render'> => ({
  args: { messages: example.longTalk(count), conversationId: `long-${count}` },
  render: (args) => <Living {...args} />,
});

type Play = NonNullable<Story['play']>;

/** Begins at the end, follows what grows, lets go when the member scrolls, and takes hold again. */
const followsTheEnd: Play = async ({ canvas }) => {
  const log = logOf(canvas);
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await atEnd(log);
  await press('Reply');
  await press('Grow');
  await press('Grow');
  await atEnd(log);
  await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();

  log.scrollTop -= 30;
  await nextFrames(2);
  const left = log.scrollTop;
  await press('Grow');
  await nextFrames(3);
  await expect(Math.abs(log.scrollTop - left)).toBeLessThan(2);

  log.scrollTop -= 400;
  await nextFrames(3);
  const reading = middleMessage(log);
  const place = topOf(log, reading);
  await press('Grow');
  await press('Reply');
  await nextFrames(3);
  await expect(Math.abs(topOf(log, reading) - place)).toBeLessThan(2);

  await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }));
  await atEnd(log);
  await press('Grow');
  await atEnd(log);

  log.scrollTop -= 500;
  await nextFrames(3);
  await press('Write');
  await atEnd(log);
};

/** A reply that outgrows the window stays at its first line; the end is one tap or key away, and is followed from there. */
const holdsALongReply: Play = async ({ canvas }) => {
  const log = logOf(canvas);
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  const growOn = async (times: number) => {
    for (let time = 0; time < times; time += 1) await press('Grow');
  };
  const startsInSight = async () => {
    await nextFrames(3);
    const reply = within(log).getAllByRole('article').at(-1) ?? log;
    await expect([topOf(log, reply) >= 0, topOf(log, reply) < 40]).toEqual([true, true]);
  };
  await atEnd(log);
  await press('Reply');
  await growOn(22);
  await expect(log.scrollHeight - log.scrollTop).toBeGreaterThan(log.clientHeight + 100);
  await startsInSight();

  await press('Jump to latest');
  await atEnd(log);
  await growOn(2);
  await atEnd(log);

  await press('Write');
  await atEnd(log);
  await press('Reply');
  await growOn(22);
  await startsInSight();
  await fireEvent.wheel(log, { deltaY: 60 });
  log.scrollTop += 60;
  await nextFrames(3);
  const reading = log.scrollTop;
  await growOn(2);
  await nextFrames(3);
  await expect(Math.abs(log.scrollTop - reading)).toBeLessThan(2);
  await fireEvent.keyDown(log, { key: 'End' });
  log.scrollTop = log.scrollHeight;
  await nextFrames(3);
  await growOn(1);
  await atEnd(log);
};

/** Reading back through the months, nothing jumps: each wheel turn moves what is in sight by its own length. */
const readsBack: Play = async ({ canvas }) => {
  const log = logOf(canvas);
  await atEnd(log);
  for (let turn = 0; turn < 25; turn += 1) {
    const reading = middleMessage(log);
    const before = topOf(log, reading);
    log.scrollTop -= 120;
    await nextFrames(3);
    await expect(Math.abs(topOf(log, reading) - before - 120)).toBeLessThan(2);
  }
};

const olderArrive: Play = async ({ canvas }) => {
  const log = logOf(canvas);
  await atEnd(log);
  log.scrollTop -= 900;
  await nextFrames(4);
  const reading = middleMessage(log);
  const place = topOf(log, reading);
  await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
  await nextFrames(4);
  await expect(Math.abs(topOf(log, reading) - place)).toBeLessThan(2);
};

export const Following: Story = { ...living(60), play: followsTheEnd };
export const FollowingAmong500: Story = { ...living(500), play: followsTheEnd };
export const FollowingAmong2000: Story = { ...living(2000), play: followsTheEnd };
export const HoldingALongReply: Story = { ...living(20), play: holdsALongReply };
export const HoldingALongReplyAmong500: Story = { ...living(500), play: holdsALongReply };
export const ReadingBackAmong500: Story = { ...living(500), play: readsBack };
export const OlderArrive: Story = { ...living(60), play: olderArrive };
export const OlderArriveAmong500: Story = { ...living(500), play: olderArrive };

/** Two thousand messages draw a few dozen. */
export const Long2000: Story = {
  ...living(2000),
  play: async ({ canvas }) => {
    await atEnd(logOf(canvas));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await waitFor(() => expect(canvas.getByText(/\(2000\)/)).toBeVisible());
  },
};

export const AnotherConversation: Story = {
  ...living(500),
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    await atEnd(log);
    log.scrollTop -= 3000;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await atEnd(log);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
  },
};

const showsTheCardsBeginning: Play = async ({ canvas }) => {
  const log = logOf(canvas);
  await atEnd(log);
  await userEvent.click(canvas.getByRole('button', { name: 'Card' }));
  const card = await canvas.findByRole('article', { name: 'Everstep, now' });
  await expect(card.clientHeight).toBeGreaterThan(log.clientHeight);
  await waitFor(() => expect([topOf(log, card) >= 0, topOf(log, card) < 40]).toEqual([true, true]));
};

/** A card longer than the window is read from its first line. */
export const CardArrives: Story = { ...living(10), play: showsTheCardsBeginning };
export const CardArrivesAmong500: Story = { ...living(500), play: showsTheCardsBeginning };

const PAGE = 40;
const allMessages = example.longTalk(3 * PAGE);

/** A server that gives one page at a time, when it is told to. */
function Paged(props: MessageListProps) {
  const [pages, setPages] = useState(1);
  const [loading, setLoading] = useState(false);
  const isWhole = pages * PAGE >= allMessages.length;
  const answer = () => {
    setLoading(false);
    setPages(pages + 1);
  };
  const state = isWhole ? 'none' : loading ? 'loading' : 'more';
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" disabled={!loading} onClick={answer}>
          Answer
        </Button>
      </div>
      <MessageList {...props} messages={allMessages.slice(-pages * PAGE)} earlier={{ state, onLoad: () => setLoading(true) }} />
    </>
  );
}

/** Goes to the very top again and again: each page arrives above, and what is read stays where it is. */
export const PagesBack: Story = {
  args: { conversationId: 'paged' },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    await atEnd(log);
    await waitFor(() => expect(canvas.getByText(/\(120\)/)).toBeVisible());
    for (const first of [81, 41]) {
      log.scrollTop = 0;
      const reading = await canvas.findByText(new RegExp(`\\(${first}\\)`));
      await waitFor(() => expect(canvas.getByText('Loading earlier messages...')).toBeVisible());
      const place = topOf(log, reading);
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await waitFor(() => expect(canvas.queryByText('Loading earlier messages...')).toBeNull());
      await nextFrames(4);
      await expect(Math.abs(topOf(log, reading) - place)).toBeLessThan(2);
    }
    log.scrollTop = 0;
    await waitFor(async () => expect(await canvas.findByText('The conversation begins here.')).toBeVisible());
    await expect(await canvas.findByText(/\(1\)/)).toBeInTheDocument();
  },
};
