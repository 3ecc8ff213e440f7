import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleDebugNow, exampleDebugZone } from './example-debug.ts';
import { type ImageReading, ProfileImageTestView } from './ProfileImageTestView.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>')}`;
const loaded = (name: string, side: number, bytes: number, took: number): ImageReading => ({
  name,
  src: drawing,
  state: { kind: 'loaded', width: side, height: side, bytes, type: 'image/webp', took },
});
const images = [loaded('Original', 1600, 312_400, 84), loaded('Medium', 512, 41_200, 21), loaded('Thumbnail', 128, 3920, 9)];

const meta = {
  title: 'Pages/Debug profile photo',
  component: ProfileImageTestView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Ada Lovelace',
    images,
    goodUntil: exampleDebugNow,
    missingSrc: 'data:image/png;base64,AA==',
    onReload: fn(),
    reloading: false,
    timeZone: exampleDebugZone,
  },
  render: (args) => (
    <ExampleShell current="/profile-image-test" admin>
      <ProfileImageTestView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof ProfileImageTestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

/** Nobody has chosen a photo. */
export const Empty: Story = { args: { images: [], goodUntil: undefined } };

export const Loading: Story = { args: { reloading: true, images: images.map((image) => ({ ...image, state: { kind: 'loading' } })) } };

export const Failed: Story = {
  args: { images: images.map((image) => ({ ...image, state: { kind: 'failed', reason: 'The address has run out' } })) },
};
