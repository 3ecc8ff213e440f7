import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { JournalEditor, type JournalEditorProps } from './index.ts';

const base: JournalEditorProps = {
  date: 'Saturday, 21 November',
  localDate: '2026-11-21',
  title: '',
  onTitleChange: () => {},
  body: '',
  onBodyChange: () => {},
  save: { state: 'untouched' },
  onRetry: () => {},
};

function Written(props: Partial<JournalEditorProps>) {
  const [title, setTitle] = useState(props.title ?? '');
  const [body, setBody] = useState(props.body ?? '');
  return <JournalEditor {...base} {...props} title={title} onTitleChange={setTitle} body={body} onBodyChange={setBody} />;
}

describeConformance('JournalEditor', { element: 'section', render: (props) => <JournalEditor {...base} {...props} /> });

describe('JournalEditor', () => {
  it('is written in, and counts the words', async () => {
    render(<Written />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'The hill');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your entry' }), 'Up the path, slowly.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The hill');
    expect(screen.getByText('4 words')).toBeVisible();
    expect(screen.getByText('Saturday, 21 November')).toHaveAttribute('datetime', '2026-11-21');
  });

  it.each([
    [{ state: 'saving' }, 'Saving…'],
    [{ state: 'saved', at: '12:04' }, 'Saved 12:04'],
    [{ state: 'offline' }, 'Kept on this device until you are online'],
  ] as const)('says where the entry stands: %o', (save, words) => {
    render(<JournalEditor {...base} save={save} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('puts the cursor into the words of a new entry once, and nowhere for an old one', async () => {
    const { unmount } = render(<Written />);
    expect(document.body).toHaveFocus();
    unmount();
    render(<Written beginInText />);
    expect(screen.getByPlaceholderText('What stayed with you today?')).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Frost');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('opens an old entry as it is read, and is written in on request', async () => {
    render(<Written body="Two trams missed" preview={<p>Two trams missed, in print</p>} beginReading />);
    expect(screen.getByText('Two trams missed, in print')).toBeInTheDocument();
    expect(screen.queryByPlaceholderText('What stayed with you today?')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Write' }));
    expect(screen.getByPlaceholderText('What stayed with you today?')).toHaveValue('Two trams missed');
  });

  it('announces what goes wrong, but not each save', () => {
    const { rerender } = render(<JournalEditor {...base} save={{ state: 'saved', at: '12:04' }} />);
    const said = screen.getByRole('status');
    expect(said).toBeEmptyDOMElement();
    rerender(<JournalEditor {...base} save={{ state: 'failed' }} />);
    expect(said).toHaveTextContent('Not saved yet. Your words are kept on this device.');
  });

  it('tries again what could not be saved', async () => {
    const onRetry = vi.fn();
    render(<JournalEditor {...base} save={{ state: 'failed' }} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('begins with a question that can be changed or put away', async () => {
    const prompt = { prompt: { id: '1', text: 'Who made today lighter?' }, onAnother: vi.fn(), onDismiss: vi.fn() };
    render(<JournalEditor {...base} prompt={prompt} />);
    expect(screen.getByRole('region', { name: 'A question to begin with' })).toHaveTextContent('Who made today lighter?');
    await userEvent.click(screen.getByRole('button', { name: 'Another' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write without a question' }));
    expect([prompt.onAnother.mock.calls.length, prompt.onDismiss.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows the entry as it will be read, and keeps the words', async () => {
    render(<Written title="The hill" body="# Up" preview={<h3>Up</h3>} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Read' }));
    expect(screen.getByRole('heading', { name: 'Up' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Write' }));
    expect(screen.getByRole('textbox', { name: 'Your entry' })).toHaveValue('# Up');
  });

  it('takes photos, each with words of its own', async () => {
    const photos = { photos: [{ id: 'a', url: '/files/1', alt: '' }], onAdd: vi.fn(), onAltChange: vi.fn(), onRemove: vi.fn() };
    render(<JournalEditor {...base} photos={photos} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'What photo 1 shows' }), 'H');
    expect(photos.onAltChange).toHaveBeenCalledWith('a', 'H');
    const file = new File(['x'], 'hill.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Add a photo'), file);
    expect(photos.onAdd).toHaveBeenCalledWith(file);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(photos.onRemove).toHaveBeenCalledWith('a');
  });

  it('takes no more photos than there is room for', () => {
    const photos = {
      photos: [{ id: 'a', url: '/files/1', alt: 'Hill' }],
      most: 1,
      onAdd: vi.fn(),
      onAltChange: vi.fn(),
      onRemove: vi.fn(),
    };
    render(<JournalEditor {...base} photos={photos} />);
    expect(screen.queryByLabelText('Add a photo')).toBeNull();
  });

  it('says of a locked entry that it is', () => {
    render(<JournalEditor {...base} locked />);
    expect(screen.getByText('Locked: only your passphrase opens it')).toBeVisible();
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the editor's own business
    render(<JournalEditor {...base} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
