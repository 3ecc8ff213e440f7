import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoader } from './index.ts';

const NEVER_MS = 3_600_000;

const meta = {
  title: 'Components/PageLoader',
  component: PageLoader,
  args: { onStuck: () => undefined, onReload: () => undefined, stuckAfterMs: NEVER_MS, reloadAfterMs: NEVER_MS },
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** After 8 s, or 6 s on a page. */
export const Stuck: Story = { args: { stuckAfterMs: 0 } };
/** After 10 s. */
export const Reloadable: Story = { args: { stuckAfterMs: 0, reloadAfterMs: 0 } };
export const LongText: Story = {
  args: { message: 'Loading the notebook about the mosses of the northern valleys, with all its pictures and the pages of last year...' },
};
