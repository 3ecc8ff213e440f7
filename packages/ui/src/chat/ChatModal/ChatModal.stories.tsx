import { chatAlerts, chatGuides, guidedTalks, type Message } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as example from '../example-data.ts';
import { ExampleChat } from './example-chat.tsx';
import { ChatModal, type ChatModalProps } from './index.ts';

/** Starts anew when a control is changed. */
const stateOf = ({ phase, persona, pickerOpen, messages, conversationId, draft, sending, replying, alert }: ChatModalProps) =>
  JSON.stringify([phase, persona?.id, pickerOpen, messages.length, conversationId, draft, sending, replying, alert]);

const talk = (...more: readonly Message[]) => [...example.thesisTalk, ...more];

/** Conversations to choose among in the controls. */
const talks = {
  Empty: [],
  Usual: example.thesisTalk,
  Formatted: example.formattedTalk,
  'Long words': example.longWords,
  '500 messages': example.longTalk(500),
};
const guides = Object.fromEntries(chatGuides.map((guide) => [guide.name, guide]));

const meta = {
  title: 'Chat/ChatModal',
  component: ChatModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    open: true,
    onOpenChange: () => {},
    persona: example.kael,
    personas: chatGuides,
    member: example.exampleMember,
    onPersonaChange: () => {},
    pickerOpen: false,
    onPickerOpenChange: () => {},
    messages: example.thesisTalk,
    conversations: example.conversations,
    conversationId: example.conversations[0]?.id ?? null,
    onSelectConversation: () => {},
    onDeleteConversation: () => {},
    onNewConversation: () => {},
    draft: '',
    onDraftChange: () => {},
    onSend: fn(),
    talks: guidedTalks,
    onSay: fn(),
    onStop: () => {},
    onRegenerate: () => {},
    onSibling: () => {},
    onDismissAlert: () => {},
    onHelp: fn(),
    now: example.exampleNow,
    timeZone: example.exampleTimeZone,
    hint: 'Sees your level, streak and first name. Not your moods.',
    councilHref: '#council',
  },
  argTypes: {
    phase: { control: 'inline-radio', options: ['closed', 'loading', 'ready'] },
    persona: { control: 'select', options: ['None', ...Object.keys(guides)], mapping: { ...guides, None: null } },
    messages: { control: 'select', options: Object.keys(talks), mapping: talks },
    conversations: { control: 'select', options: ['None', 'Five'], mapping: { None: [], Five: example.conversations } },
    alert: { control: 'select', options: ['None', ...Object.values(chatAlerts)], mapping: { None: null } },
    sending: { control: 'boolean' },
    replying: { control: 'boolean' },
  },
  render: (args) => <ExampleChat key={stateOf(args)} {...args} />,
} satisfies Meta<typeof ChatModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Conversation: Story = {};
/** The chat's own code is on its way. */
export const Closed: Story = { args: { phase: 'closed' } };
export const Loading: Story = { args: { phase: 'loading', messages: [] } };
export const NoPersona: Story = { args: { persona: null, messages: [], conversationId: null } };
export const Intro: Story = { args: { messages: [], conversationId: null } };
export const Sending: Story = { args: { messages: talk(example.tenMore), draft: example.tenMore.content, sending: true } };
export const Writing: Story = { args: { messages: talk(example.tenMore, example.writing), replying: true } };
export const Streaming: Story = { args: { messages: talk(example.tenMore, example.streaming), replying: true } };
/** Words that were to be sent meanwhile wait, and a quiet line says so. */
export const Waiting: Story = { args: { ...Streaming.args, draft: 'And on days without ten minutes?', waits: true } };
export const Stopped: Story = { args: { messages: talk(example.tenMore, example.stopped) } };
export const Interrupted: Story = { args: { messages: talk(example.tenMore, example.interrupted), alert: chatAlerts.interrupted } };
export const Failed: Story = { args: { messages: talk(example.tenMore, example.failed) } };
/** Without a connection the browser reads what was written by itself. */
export const UnsentInDanger: Story = { args: { messages: talk(example.darkEvening, example.unsentCard) } };
export const ConversationsNotLoaded: Story = {
  args: { messages: [], conversations: [], conversationId: null, alert: chatAlerts.conversations },
};
export const ConversationNotOpened: Story = { args: { alert: chatAlerts.conversation } };
export const NotStopped: Story = { args: { ...Streaming.args, alert: chatAlerts.stop } };
export const NotRestored: Story = { args: { alert: chatAlerts.restore } };
/** It is gone elsewhere; what is being written goes on in a new one. */
export const DeletedElsewhere: Story = {
  args: { deleted: true, draft: 'And on days without ten minutes?' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This conversation was deleted.');
  },
};
export const Siblings: Story = { args: { messages: talk(example.tenMore, example.secondOfThree) } };
export const Safety: Story = { args: { messages: talk(example.darkEvening, example.safety) } };
/** What a guide proposes, one of it done already. */
export const Proposing: Story = {
  args: {
    messages: talk(example.proposing),
    proposing: {
      ...example.exampleProposing,
      states: { [example.proposals.habit.id]: { kind: 'done', href: '#habit', canUndo: true } },
    },
  },
};
/** Answers to choose from, one line each and as long as they may be. */
export const Choices: Story = { args: { messages: talk(example.checkingIn) } };
export const LongChoices: Story = { args: { messages: talk(example.offering) } };
/** While another reply is asked for, none can be chosen. */
export const ChoicesWait: Story = { args: { messages: talk(example.checkingIn), sending: true } };
export const Formatted: Story = { args: { messages: example.formattedTalk } };
export const LongWords: Story = { args: { messages: example.longWords } };
export const EarlierMessages: Story = { args: { earlier: { state: 'more', onLoad: fn() }, messages: example.longTalk(50) } };
export const Long500: Story = { args: { messages: example.longTalk(500) } };
export const Long2000: Story = { args: { messages: example.longTalk(2000) } };
/** A message that was looked for moves its list alone: the composer stays where it is, and nothing else can be scrolled. */
const found: Story['play'] = async ({ args }) => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-sought'));
  const log = within(dialog).getByRole('log');
  const top = () => (document.activeElement?.getBoundingClientRect().top ?? 0) - log.getBoundingClientRect().top;
  // A short list may end before its message is at the top.
  await waitFor(() => expect(top() < 24 || log.scrollTop + log.clientHeight > log.scrollHeight - 2).toBe(true));
  await expect(top()).toBeGreaterThan(-2);
  for (let around = log.parentElement; around && around !== dialog; around = around.parentElement) {
    await expect([args.messages.length, around.scrollTop, around.scrollHeight - around.clientHeight]).toEqual([args.messages.length, 0, 0]);
  }
  const end = within(dialog).getByRole('textbox').getBoundingClientRect().bottom;
  await waitFor(() => expect(dialog.getBoundingClientRect().bottom - end).toBeLessThan(80));
};
const manyShort = example.longTalk(40);
export const Found: Story = { args: { messages: manyShort, soughtId: manyShort[4]?.id ?? null }, play: found };
export const PhoneFound: Story = { ...Found, ...phone };
const manyLong = example.longTalk(400);
export const FoundFarBack: Story = { args: { messages: manyLong, soughtId: manyLong[20]?.id ?? null }, play: found };
/** A language model is connected: it is said where one writes. */
export const GoesOut: Story = { args: { goesOut: true } };
export const PhoneGoesOut: Story = { ...GoesOut, ...phone };
/** Sending without a guide opens it with the chat: it lies on top. */
export const Picker: Story = {
  args: { pickerOpen: true },
  play: async () => {
    const picker = await screen.findByRole('dialog', { name: 'Choose Your AI Guide' });
    await waitFor(() => {
      const { left, top, width, height } = picker.getBoundingClientRect();
      return expect(picker.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};
export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };
export const Phone: Story = { ...Streaming, ...phone };
/** Help now stands once, within reach, and leaves the title its room. */
const helpInReach: Story['play'] = async ({ args }) => {
  const help = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Help now' });
  await expect(help).toHaveLength(1);
  await waitFor(() => {
    const { left, right, top, height } = (help[0] ?? document.body).getBoundingClientRect();
    return expect(left >= 0 && right <= innerWidth && top < 200 && height >= 40).toBe(true);
  });
  await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(innerWidth);
  await userEvent.click(help[0] ?? document.body);
  await expect(args.onHelp).toHaveBeenCalledOnce();
};
export const HelpInReach: Story = { play: helpInReach };
export const PhoneHelpInReach: Story = { ...phone, play: helpInReach };
export const PhoneSafety: Story = { ...Safety, ...phone };
export const PhoneProposing: Story = { ...Proposing, ...phone };
export const PhonePicker: Story = { ...Picker, ...phone };
export const AllVariants: Story = { args: { messages: talk(example.tenMore, example.failed), alert: chatAlerts.stop } };

const chat = (name = 'AI Chat with Kael') => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const replied = () => waitFor(() => expect(screen.getByRole('button', { name: 'Write another reply' })).toBeVisible());
const endInSight = () =>
  waitFor(() => {
    const { scrollHeight, scrollTop, clientHeight } = screen.getByRole('log');
    return expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
  });

/** Collects all that a screen reader is told from now on. */
function listen() {
  const heard: string[] = [];
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[aria-live="polite"]')) {
      if (textContent && heard.at(-1) !== textContent) heard.push(textContent);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard, end: () => watch.disconnect() };
}

/** Enter sends; the field waits, then is free and has focus again; the reply is followed to its end and said once, when it is whole. */
export const Sends: Story = {
  play: async ({ args }) => {
    const { heard, end } = listen();
    await userEvent.type(await field(), 'And when even one page feels too much?{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await button('Stop reply');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue('');
    await replied();
    await endInSight();
    await waitFor(() => expect(within(screen.getByRole('log')).getByText('read the last paragraph')).toBeVisible());
    await waitFor(() => expect(heard).toEqual([expect.stringMatching(/^Start where .* ten minutes$/)]));
    end();
  },
};

/** Stop keeps what came, and says so. */
export const Stops: Story = {
  play: async () => {
    await userEvent.type(await field(), 'And then?{Enter}');
    const log = within(screen.getByRole('log'));
    await log.findByText(/Start where the resistance/);
    await press('Stop reply');
    await waitFor(async () => expect(await log.findByText(/You stopped this reply\./)).toBeVisible());
    await waitFor(() => expect(log.getByText(/Start where the resistance/)).toBeVisible());
    await expect(await button('Send message')).toBeDisabled();
  },
};

/** Another reply to the same message, and the way back to the first. */
export const Regenerates: Story = {
  play: async () => {
    await press('Write another reply');
    await waitFor(async () => expect(await screen.findByText('2 of 2')).toBeVisible());
    await press('Earlier reply');
    await waitFor(async () => expect(await screen.findByText('1 of 2')).toBeVisible());
    await expect(await button('Earlier reply')).toBeDisabled();
  },
};

/** What failed is asked for again in its place. */
export const TriesAgain: Story = {
  ...Failed,
  play: async () => {
    await expect(screen.queryByRole('alert')).toBeNull();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/Sorry, I encountered an error/)).toBeNull());
    await replied();
  },
};

/** The alert can be dismissed; the conversation stays [chat-044]. */
export const DismissesTheAlert: Story = {
  ...AllVariants,
  play: async () => {
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.getByText(/Sorry, I encountered an error/)).toBeVisible());
  },
};

/** An earlier conversation is opened from the history, at its end [chat-006] [chat-040]. */
export const OpensTheHistory: Story = {
  play: async () => {
    await press('Conversation History');
    await press(/^A hard talk with my landlord/);
    await closed('Conversation History');
    await waitFor(async () => expect(await screen.findByText(/the way you would say it to a friend/)).toBeVisible());
    await endInSight();
    await waitFor(async () => expect(await chat()).toBeVisible());
  },
};

/** Deleting the open conversation starts a new one; the history stays open [chat-058]. */
export const DeletesAConversation: Story = {
  play: async () => {
    await press('Conversation History');
    await press('Delete “I want to finish my thesis on mosses”');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^I want to finish/ })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByText('Start a conversation by typing a message below!')).toBeVisible());
  },
};

/** Another guide takes over title, chip and field [chat-002] [chat-031]. */
export const SwitchesTheGuide: Story = {
  play: async () => {
    await press('Change Guide');
    await userEvent.click(await screen.findByRole('radio', { name: 'Luma, Business Vision Strategist' }));
    await closed('Choose Your AI Guide');
    await waitFor(async () => expect(await chat('AI Chat with Luma')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Chatting with Luma')).toBeVisible());
    await expect(await field()).toHaveAttribute('placeholder', 'Message Luma...');
  },
};

/** The picker opens at the chosen guide: arrow keys go from there, and it stays open until Enter. */
export const SwitchesByKeyboard: Story = {
  play: async () => {
    await press('Change Guide');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Kael/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('radio', { checked: true });
    await expect(chosen).toHaveFocus();
    await expect(chosen).not.toHaveAccessibleName(/^Kael/);
    await userEvent.keyboard('{Enter}');
    await closed('Choose Your AI Guide');
    await expect(screen.queryByText('Chatting with Kael')).toBeNull();
  },
};

/** One tap says it: the answers are gone at once, and focus goes on to the field when the server has the message. */
export const Choosing: Story = {
  args: Choices.args ?? {},
  play: async ({ args }) => {
    const group = await screen.findByRole('group', { name: 'Answers to choose from' });
    await userEvent.click(within(group).getByRole('button', { name: 'Restless' }));
    await expect(args.onSay).toHaveBeenCalledWith('Restless');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Answers to choose from' })).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('article', { name: /^You, / }).at(-1)).toHaveTextContent('Restless'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue('');
  },
};

/** On a phone the talks scroll by themselves from the guide's name on, and the composer stays in sight. */
export const IntroOnAPhone: Story = {
  ...phone,
  args: Intro.args ?? {},
  play: async () => {
    const log = await screen.findByRole('log');
    const name = within(log).getByText('Kael').getBoundingClientRect();
    await expect(name.top).toBeGreaterThan(log.getBoundingClientRect().top);
    await expect(log.scrollTop).toBe(0);
    await expect((await field()).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    within(log)
      .getByRole('button', { name: /^Check in with myself/ })
      .scrollIntoView();
    await expect(screen.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};

/** Each conversation keeps what was begun in it. */
export const KeepsDrafts: Story = {
  play: async () => {
    await userEvent.type(await field(), 'Half a thought');
    await press('Conversation History');
    await press(/^A hard talk with my landlord/);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await closed('Conversation History');
    await press('Conversation History');
    await press(/^I want to finish my thesis/);
    await waitFor(async () => expect(await field()).toHaveValue('Half a thought'));
  },
};

/** 80 % of the window, never under 400 px [chat-043]. */
export const Height: Story = {
  play: async () => {
    const dialog = await chat();
    await waitFor(() => expect(dialog.offsetHeight).toBe(Math.max(400, Math.round(innerHeight * 0.8))));
    await expect(getComputedStyle(dialog).minBlockSize).toBe('400px');
  },
};

/** Esc closes what lies on top, one layer each. */
export const Escape: Story = {
  play: async () => {
    for (const [opener, dialog] of [
      ['Conversation History', 'Conversation History'],
      ['Change Guide', 'Choose Your AI Guide'],
    ] as const) {
      await press(opener);
      await screen.findByRole('dialog', { name: dialog });
      await userEvent.keyboard('{Escape}');
      await closed(dialog);
      await waitFor(async () => expect(await chat()).toBeVisible());
    }
    await userEvent.keyboard('{Escape}');
    await closed('AI Chat with Kael');
  },
};
