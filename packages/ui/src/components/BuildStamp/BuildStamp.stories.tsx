import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { BuildStamp } from './index.ts';

const meta = {
  title: 'Components/BuildStamp',
  component: BuildStamp,
  args: { environment: 'production', buildId: '3f9c2ab47de1' },
} satisfies Meta<typeof BuildStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // It takes the free space at the end of the page before it.
  decorators: [
    (Story) => (
      <>
        <div style={{ minBlockSize: '8rem' }} />
        <Story />
      </>
    ),
  ],
};
export const LongText: Story = { ...Default, args: { environment: 'production-of-the-northern-valleys' } };

/** Out of sight until one comes to the end of the page, and then in its end corner, over nothing that can be used. [load-004] */
export const EndOfALongPage: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <div style={{ display: 'grid', alignContent: 'end', minBlockSize: '150vh', paddingBlockEnd: '2rem' }}>
          <Button wide>Show earlier ones</Button>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const stamp = canvas.getByRole('complementary', { name: 'Build' });
    const words = document.createRange();
    words.selectNodeContents(stamp);
    scrollTo(0, 0);
    await expect(words.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    const { bottom, right, top } = words.getBoundingClientRect();
    await expect(innerHeight - bottom).toBeLessThan(16);
    await expect(document.documentElement.clientWidth - right).toBeLessThan(16);
    const button = canvas.getByRole('button', { name: 'Show earlier ones' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
