import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { checkFile } from './check-file.ts';
import { FileDrop, type FileDropProps } from './index.ts';

const LIMITS = { types: ['image/png', 'image/jpeg'], maxBytes: 1024 * 1024 };
const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });

function setup(props: Partial<FileDropProps> = {}) {
  const onChoose = vi.fn();
  render(<FileDrop label="Profile photo" {...LIMITS} typesLabel="PNG or JPEG" onChoose={onChoose} {...props} />);
  // A drop brings files past `accept`, so the check is ours.
  return { user: userEvent.setup({ applyAccept: false }), onChoose, input: screen.getByLabelText('Profile photo') };
}

describe('FileDrop', () => {
  it('hands over the chosen picture and shows it', async () => {
    const { user, onChoose, input } = setup();
    const file = picture(10);
    await user.upload(input, file);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/);
  });

  it('says what it takes', () => {
    expect(setup().input).toHaveAccessibleDescription('PNG or JPEG, up to 1 MB.');
  });

  it.each([
    ['another kind', picture(10, 'image/gif'), 'Choose a PNG or JPEG picture.'],
    ['too large a file', picture(LIMITS.maxBytes + 1), 'This picture is larger than 1 MB.'],
  ])('refuses %s and says why', async (_, file, message) => {
    const { user, onChoose, input } = setup();
    await user.upload(input, file);
    expect(onChoose).not.toHaveBeenCalled();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('forgets the refusal once the next choice is right', async () => {
    const { user, input } = setup();
    await user.upload(input, picture(10, 'image/gif'));
    await user.upload(input, picture(10));
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('shows the stored picture and offers to remove it', async () => {
    const onRemove = vi.fn();
    const { user } = setup({ previewUrl: '/files/ada.webp', onRemove });
    expect(document.querySelector('img')).toHaveAttribute('src', '/files/ada.webp');
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('shows what is stored, and not the choice, once that was refused elsewhere; it can be chosen again', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    const drop = (error?: string) => (
      <FileDrop label="Profile photo" {...LIMITS} typesLabel="PNG or JPEG" onChoose={onChoose} {...(error ? { error } : {})} />
    );
    const { rerender } = render(drop());
    await user.upload(screen.getByLabelText('Profile photo'), picture(10));
    expect(document.querySelector('img')).not.toBeNull();
    rerender(drop('This is not a picture.'));
    expect(document.querySelector('img')).toBeNull();
    await user.upload(screen.getByLabelText('Profile photo'), picture(10));
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('takes a file of any kind, names it while it is sent and shows no picture', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    const drop = (pending: boolean) => (
      <FileDrop
        kind="file"
        label="Your file"
        types={['*/*']}
        typesLabel="ZIP or CSV"
        maxBytes={1024 * 1024}
        onChoose={onChoose}
        pending={pending}
      />
    );
    const { rerender } = render(drop(false));
    const file = new File(['PK'], 'Loop Habits.zip');
    await user.upload(screen.getByLabelText('Your file'), file);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
    rerender(drop(true));
    expect(screen.getByText('Loop Habits.zip')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Sending the file');
    expect(document.querySelector('img')).toBeNull();
    rerender(drop(false));
    await user.upload(screen.getByLabelText('Your file'), new File([new Uint8Array(2 * 1024 * 1024)], 'large.zip'));
    expect(screen.getByLabelText('Your file')).toHaveAccessibleDescription(expect.stringContaining('This file is larger than 1 MB.'));
  });

  it('waits while the picture is being sent', () => {
    const { input } = setup({ pending: true });
    expect(input).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending the picture');
  });
});

describe('the check of a file', () => {
  it('takes a whole family of types', () => {
    expect(checkFile({ type: 'image/webp', size: 1 }, { types: ['image/*'], maxBytes: 1 })).toBeNull();
    expect(checkFile({ type: 'text/html', size: 1 }, { types: ['image/*'], maxBytes: 1 })).toBe('type');
  });
});
