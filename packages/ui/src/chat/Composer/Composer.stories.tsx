import { MESSAGE_MAX_LENGTH } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { Composer, type ComposerProps } from './index.ts';

function Typed(props: ComposerProps) {
  const [text, setText] = useState(props.text);
  return <Composer {...props} text={text} onTextChange={setText} />;
}

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  args: {
    personaName: 'Kael',
    text: '',
    onTextChange: () => {},
    onSend: () => {},
    onStop: () => {},
    hint: 'Sees your level, streak and first name. Not your moods.',
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { text: 'I wrote half a page.' } };
export const WithoutGuide: Story = { args: { personaName: null } };
export const Sending: Story = { args: { text: 'I wrote half a page.', sending: true } };
export const Replying: Story = { args: { replying: true } };
/** What is written meanwhile can be sent, too: whoever owns the conversation says what goes at once. */
export const WritingMeanwhile: Story = { args: { replying: true, text: 'And then?' } };
export const Waiting: Story = { args: { replying: true, waits: true, text: 'And then?' } };
export const NearlyFull: Story = { args: { text: 'Moss. '.repeat(MESSAGE_MAX_LENGTH / 6 - 4) } };
export const TooLong: Story = { args: { text: 'Moss. '.repeat(MESSAGE_MAX_LENGTH / 6 + 4) } };

const heightOf = (input: HTMLElement) => input.getBoundingClientRect().height;

async function threeRowsAtMost(input: HTMLElement, moreText: string): Promise<void> {
  const oneRow = heightOf(input);
  const line = Number.parseFloat(getComputedStyle(input).lineHeight);
  await userEvent.type(input, moreText);
  await expect(heightOf(input)).toBeCloseTo(oneRow + 2 * line, 0);
  await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
}

/** Six lines: it stops growing at three and scrolls [chat-016]. */
export const SixLines: Story = {
  play: async ({ canvas }) => {
    const line = '{Shift>}{Enter}{/Shift}';
    await threeRowsAtMost(canvas.getByRole('textbox'), ['one', 'two', 'three', 'four', 'five', 'six'].join(line));
  },
};

async function wrappedLinesGrow(input: HTMLElement): Promise<void> {
  input.style.maxInlineSize = '12rem';
  input.parentElement?.style.setProperty('max-inline-size', '12rem');
  await threeRowsAtMost(input, 'A long line that wraps and wraps again until it has filled a good six rows of a narrow field for sure.');
}

/** Wrapped lines grow it as well as broken ones [chat-016]. */
export const WrappedLines: Story = { play: ({ canvas }) => wrappedLinesGrow(canvas.getByRole('textbox')) };

const rulesWithin = (rule: CSSRule): CSSRule[] => (rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(rulesWithin) : [rule]);
/** What the stylesheets have for browsers without `field-sizing`. */
const fallbackRules = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSSupportsRule && rule.conditionText === 'not (field-sizing: content)') return rulesWithin(rule);
    return rule instanceof CSSGroupingRule ? fallbackRules(rule.cssRules) : [];
  });

/** The same in a browser whose fields cannot grow by themselves [chat-016]. */
export const WrappedLinesWithoutFieldSizing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    input.style.setProperty('field-sizing', 'fixed');
    const styles = document.createElement('style');
    styles.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => fallbackRules(cssRules).map(({ cssText }) => cssText))
      .join('');
    document.head.append(styles);
    await wrappedLinesGrow(input);
    styles.remove();
  },
};

/** Enter belongs to the input method while it composes, and on the key that ends it; the next one sends. */
export const Composing: Story = {
  args: { text: 'こけ', onSend: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    const enter = (how: KeyboardEventInit) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }));
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    enter({});
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="4">
      <Composer {...args} />
      <Composer {...args} text="I wrote half a page." />
      <Composer {...args} personaName={null} />
      <Composer {...args} text="I wrote half a page." sending />
      <Composer {...args} replying />
      <Composer {...args} replying waits text="And then?" />
      <Composer {...args} text={'Moss. '.repeat(MESSAGE_MAX_LENGTH / 6 + 4)} />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { text: 'I wrote half a page.' }, globals: { direction: 'rtl' } };
