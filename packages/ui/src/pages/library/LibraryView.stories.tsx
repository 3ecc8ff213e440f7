import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleVideo } from '../../product/VideoPlayer/example-video.ts';
import { exampleAdminZone } from '../admin/example-admin.ts';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { exampleForm } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { exampleItem, exampleItems, exampleLimits, exampleUploads } from './example-library.ts';
import { FileDetailsDialog } from './FileDetailsDialog.tsx';
import { ItemCaptionsDialog } from './ItemCaptionsDialog.tsx';
import { ItemDeleteDialog } from './ItemDeleteDialog.tsx';
import { ItemRenameDialog } from './ItemRenameDialog.tsx';
import { ItemReplaceDialog } from './ItemReplaceDialog.tsx';
import { everyItem, LibraryView, type LibraryViewProps } from './LibraryView.tsx';
import { VideoDialog } from './VideoDialog.tsx';

const Shown = (props: LibraryViewProps) => (
  <ExampleAdmin section="library">
    <LibraryView {...props} />
  </ExampleAdmin>
);

const meta = {
  title: 'Pages/Admin library',
  component: LibraryView,
  parameters: { layout: 'fullscreen' },
  args: {
    filter: everyItem,
    onFilterChange: fn(),
    items: exampleItems,
    limits: exampleLimits,
    onRetry: fn(),
    onMore: fn(),
    uploads: [],
    onChoose: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onPlay: fn(),
    onOpen: fn(),
    onDownload: fn(),
    onDetails: fn(),
    onRename: fn(),
    onReplace: fn(),
    onCaptions: fn(),
    onDelete: fn(),
    timeZone: exampleAdminZone,
  },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof LibraryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { more: true } };

export const Phone: Story = { globals: onPhone };

/** A document is opened, a video is played; both by keyboard alone. */
export const Working: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: `Options for ${exampleItem.title}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('menuitem', { name: 'Captions' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
    await expect(args.onOpen).toHaveBeenCalledWith(exampleItem);
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Morning at the lake' }));
    await expect(screen.queryByRole('menuitem', { name: 'Open' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledWith(exampleItems[1]);
  },
};

/** Each state of an upload with what can be done in it. */
export const Uploads: Story = {
  args: { uploads: exampleUploads },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Lake at night.mp4' }));
    await expect(args.onPause).toHaveBeenCalledWith('p1');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with Weekly plan.docx' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Slides of March.pptx' }));
    await expect(args.onResume).toHaveBeenLastCalledWith('p7');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Evening talk.mp4' }));
    await expect(args.onCancel).toHaveBeenCalledWith('p5');
    await expect(canvas.queryByRole('button', { name: 'Cancel Breathing cards.pdf' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again: Programme.exe' })).toBeNull();
  },
};

export const UploadsOnPhone: Story = { args: { uploads: exampleUploads }, globals: onPhone };

export const Empty: Story = { args: { items: [] } };

export const NothingFound: Story = { args: { items: [], filter: { q: 'zz', kind: 'video' } } };

export const Loading: Story = { args: { items: undefined, limits: undefined } };

export const Failed: Story = { args: { items: undefined, problem: 'Network error occurred' } };

const over = (dialog: React.ReactNode) => () => (
  <>
    <Shown {...meta.args} />
    {dialog}
  </>
);
const video = exampleItems[1] ?? exampleItem;

export const Details: Story = { render: over(<FileDetailsDialog item={exampleItem} timeZone={exampleAdminZone} onClose={fn()} />) };

export const DetailsOnPhone: Story = { ...Details, globals: onPhone };

export const Rename: Story = { render: over(<ItemRenameDialog item={exampleItem} form={exampleForm} onClose={fn()} />) };

export const RenameRefused: Story = {
  render: over(
    <ItemRenameDialog
      item={exampleItem}
      form={{ ...exampleForm, attempt: 1, problems: [{ fieldId: 'title', message: 'Give it a title.' }] }}
      onClose={fn()}
    />,
  ),
};

export const Replace: Story = {
  render: over(<ItemReplaceDialog item={exampleItem} maxBytes={exampleLimits.document} onChoose={fn()} onClose={fn()} />),
};

export const Captions: Story = { render: over(<ItemCaptionsDialog item={video} onChoose={fn()} onRemove={fn()} onClose={fn()} />) };

export const CaptionsRefused: Story = {
  render: over(
    <ItemCaptionsDialog
      item={{ ...video, captionsUrl: null }}
      problem="These are no captions: choose a WebVTT file (.vtt)."
      onChoose={fn()}
      onRemove={fn()}
      onClose={fn()}
    />,
  ),
  globals: onPhone,
};

export const Watching: Story = { render: over(<VideoDialog item={{ ...video, url: exampleVideo(90) }} onClose={fn()} />) };

export const Delete: Story = { render: over(<ItemDeleteDialog item={exampleItem} onConfirm={fn()} onClose={fn()} />) };

export const DeleteFailed: Story = {
  render: over(<ItemDeleteDialog item={exampleItem} problem="Network error occurred" onConfirm={fn()} onClose={fn()} />),
  globals: onPhone,
};
