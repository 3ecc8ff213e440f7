import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleImports, exampleMoodPreview, examplePreview, exampleTransfer } from '../examples/example-transfer.ts';
import { TransferView } from './TransferView.tsx';

const { takeIn, takeOut } = exampleTransfer;
const network = 'Network error. Please check your connection.';

const meta = {
  title: 'Pages/Settings data',
  component: TransferView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleTransfer, onRetry: fn(), onAsk: fn(), onAskClose: fn(), onUndo: fn() },
  render: (args) => (
    <ExampleSettings tab="data">
      <TransferView {...args} />
    </ExampleSettings>
  ),
} satisfies Meta<typeof TransferView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Loading: Story = { args: { transfer: undefined } };

export const Failed: Story = { args: { transfer: undefined, problem: network } };

/** Nothing came in and nothing went out yet. */
export const Fresh: Story = { args: { transfer: { imports: [], lastExportAt: null } } };

export const TakingOut: Story = { args: { takeOut: { ...takeOut, pending: true } } };

export const TakenOut: Story = { args: { takeOut: { ...takeOut, fileName: 'everstep-2026-11-21.zip' } } };

export const TakingOutFailed: Story = { args: { takeOut: { ...takeOut, problem: network } } };

export const ReadingFile: Story = { args: { takeIn: { ...takeIn, reading: true } } };

export const FileRefused: Story = {
  args: { takeIn: { ...takeIn, fileProblem: 'This is one file of Loop’s export. Choose the ZIP as Loop saved it.' } },
};

export const DesktopPreview: Story = { args: { takeIn: { ...takeIn, preview: examplePreview } } };

export const PhonePreview: Story = { args: { takeIn: { ...takeIn, preview: examplePreview } }, globals: onPhone };

/** Moods of another app are placed before they come in. */
export const PlacingMoods: Story = {
  args: { takeIn: { ...takeIn, preview: exampleMoodPreview, onConfirm: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^so so/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Okay' }));
    // What lies behind an open list is hidden until it is gone.
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring it in' }));
    await expect(args.takeIn.onConfirm).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ name: 'so so', score: 3 })]),
    );
  },
};

export const PhonePlacingMoods: Story = { args: { takeIn: { ...takeIn, preview: exampleMoodPreview } }, globals: onPhone };

export const NothingNew: Story = {
  args: {
    takeIn: {
      ...takeIn,
      preview: { ...examplePreview, counts: examplePreview.counts.map(({ kind, found }) => ({ kind, found, fresh: 0, here: found })) },
    },
  },
};

export const BringingIn: Story = { args: { takeIn: { ...takeIn, preview: examplePreview, confirming: true } } };

export const BringingInFailed: Story = {
  args: { takeIn: { ...takeIn, preview: examplePreview, confirmProblem: 'This file waits no longer. Choose it again.' } },
};

export const BroughtIn: Story = { args: { takeIn: { ...takeIn, result: exampleImports[0] } } };

export const BroughtNothing: Story = { args: { takeIn: { ...takeIn, result: exampleImports[1] } } };

/** Taking an import back is asked about. */
export const TakingBack: Story = {
  args: { asked: exampleImports[0], onUndo: fn(), onAskClose: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Take back what came from Day One?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await expect(args.onUndo).toHaveBeenCalledWith(exampleImports[0]);
  },
};

export const TakingBackUnderWay: Story = { args: { asked: exampleImports[0], undoing: true } };

export const LongNames: Story = {
  args: {
    takeIn: {
      ...takeIn,
      preview: {
        ...exampleMoodPreview,
        fileName: `${'Maximiliana-Theodoras-Stimmungen-der-letzten-Jahre-'.repeat(2)}2026.csv`,
        moods: [{ name: 'neither here nor there, and then a little bit of everything at once', score: null, count: 4 }],
      },
    },
    onMore: fn(),
  },
  globals: onPhone,
};
