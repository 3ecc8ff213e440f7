import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleAdminZone } from '../admin/example-admin.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { DownloadsView } from './DownloadsView.tsx';
import { exampleDownloads, exampleItem } from './example-library.ts';

const meta = {
  title: 'Pages/Downloads',
  component: DownloadsView,
  parameters: { layout: 'fullscreen' },
  args: {
    q: '',
    onSearch: fn(),
    downloads: exampleDownloads,
    onRetry: fn(),
    onMore: fn(),
    onDownload: fn(),
    onOpen: fn(),
    onDetails: fn(),
    timeZone: exampleAdminZone,
  },
  render: (args) => (
    <ExampleShell current="/downloads">
      <DownloadsView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof DownloadsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { more: true } };

export const Phone: Story = { globals: onPhone };

/** What a browser shows can be opened; everything can be kept. */
export const Working: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Download ${exampleItem.title}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(exampleItem);
    await expect(canvas.getAllByRole('button', { name: /^Open / })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'evening{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('evening');
  },
};

export const Empty: Story = { args: { downloads: [] } };

export const EmptyOnPhone: Story = { ...Empty, globals: onPhone };

export const NothingFound: Story = { args: { downloads: [], q: 'zz' } };

export const Loading: Story = { args: { downloads: undefined } };

export const Failed: Story = { args: { downloads: undefined, problem: 'You are offline. What you typed is kept.' } };

/** What was loaded before stays. */
export const Offline: Story = { args: { problem: 'You are offline. What you typed is kept.' }, globals: onPhone };

export const LongTitle: Story = {
  args: {
    downloads: [
      {
        ...exampleItem,
        title:
          'Everything that we have learnt in twelve weeks about evenings, mornings, and the hours in between that nobody counts at all',
      },
    ],
  },
  globals: onPhone,
};
