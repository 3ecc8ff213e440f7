import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { exampleCaptions, examplePoster, exampleVideo } from './example-video.ts';
import { VideoPlayer } from './index.ts';

const meta = {
  title: 'Product/VideoPlayer',
  component: VideoPlayer,
  args: { title: 'Arrive at the lake', src: exampleVideo(90), poster: examplePoster, captions: exampleCaptions },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTranscript: Story = {
  args: {
    transcript: (
      <Text prose>Sit down. Feel the ground under you. Let the breath come and go as it likes; you need not do anything with it.</Text>
    ),
  },
};

/** Goes on where the member left. */
export const Resumed: Story = {
  args: { startAt: 42 },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('slider', { name: 'Place in the video' });
    await waitFor(() => expect(place).toHaveAttribute('aria-valuetext', '42 seconds of 1 minute 30 seconds'));
  },
};

/** The keys of usual players work wherever focus is inside. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('slider', { name: 'Place in the video' });
    await waitFor(() => expect(place).toHaveAttribute('max', '90'));
    canvas.getByRole('button', { name: 'Captions' }).focus();
    await userEvent.keyboard('5');
    await waitFor(() => expect(place).toHaveAttribute('aria-valuetext', '45 seconds of 1 minute 30 seconds'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Captions', pressed: true })).toBeVisible());
    await userEvent.keyboard('m');
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Sound on' })).toBeVisible());
  },
};

export const Failed: Story = {
  args: { src: 'data:video/mp4,broken', captions: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video could not be loaded.');
  },
};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the video">
      <Skeleton shape="block" />
    </LoadingRegion>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Arrive at the lake on a day on which nothing went as it should',
    transcript: <Text prose>{'Let the breath come and go as it likes. '.repeat(40)}</Text>,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
