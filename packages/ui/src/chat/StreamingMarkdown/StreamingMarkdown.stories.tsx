import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { formatted } from '../example-data.ts';
import { StreamingMarkdown } from './index.ts';

const meta = {
  title: 'Chat/StreamingMarkdown',
  component: StreamingMarkdown,
  args: { text: formatted },
} satisfies Meta<typeof StreamingMarkdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = { args: { text: 'Rest is progress too.\n\nShall we leave the document closed today, and say so on purpose?' } };

/** What is still open is shown as if it were closed. */
export const HalfOpen: Story = {
  args: { streaming: true, text: 'Two things to try:\n\n- Open the file and **read the last parag' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('read the last parag')).toHaveProperty('tagName', 'STRONG');
  },
};

export const OpenCodeFence: Story = { args: { streaming: true, text: 'Your morning, in one line:\n\n```\ncoffee → document' } };

/** HTML is text, scripts are no links, pictures from elsewhere are not fetched. */
export const Unsafe: Story = {
  args: {
    text: '<img src="https://example.org/pixel.png" onerror="alert(1)">\n\n[Press here](javascript:alert(1)) or ![a picture of moss](https://example.org/moss.png)',
  },
};

export const LongWords: Story = { args: { text: `**${'Moosbestimmungsschlüssel'.repeat(12)}**` } };

const LONG_WORD = 'Moosbestimmungsschlüssel'.repeat(8);
const levels = Array.from({ length: 14 }, (_, level) => level);
/** Nested fourteen deep, with words and code that no line can hold. */
const deeplyNested = [
  levels.map((level) => `${'  '.repeat(level)}- Level ${level + 1}${level === 13 ? ` ${LONG_WORD}` : ''}`).join('\n'),
  levels.map((level) => `${'>'.repeat(level + 1)} Quoted ${level + 1} times`).join('\n'),
  `${'> '.repeat(10)}\`${'const_moss_'.repeat(20)}\``,
  `- One\n  - Two\n\n    \`\`\`\n    ${'wide code '.repeat(30)}\n    \`\`\``,
].join('\n\n');

/** On a phone nothing of it is wider than the page: indentation ends after some levels, long words break, code scrolls by itself. */
export const DeeplyNested: Story = {
  args: { text: deeplyNested },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Level 1');
    const scrolling = canvasElement.ownerDocument.documentElement;
    await expect(scrolling.scrollWidth).toBeLessThanOrEqual(scrolling.clientWidth);
    const deepest = await canvas.findByText(/^Level 14/);
    await expect(deepest.getBoundingClientRect().width).toBeGreaterThan(scrolling.clientWidth / 2);
  },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      <StreamingMarkdown text={formatted} />
      <StreamingMarkdown streaming text={'Half of a [link](https://exam'} />
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
