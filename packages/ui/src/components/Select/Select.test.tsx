import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { setCspNonce } from '../../internal/csp-nonce.ts';
import { Select } from './index.ts';

const months = ['January', 'February', 'March', 'April'].map((label, index) => ({
  value: String(index + 1),
  label,
  disabled: label === 'March',
}));

describeConformance('Select', { element: 'button', render: (props) => <Select {...props} label="Birth month" options={months} /> });

afterEach(() => document.documentElement.removeAttribute('dir'));

function setup(onValueChange = vi.fn()) {
  render(<Select label="Birth month" help="Kept with the year." options={months} onValueChange={onValueChange} />);
  return { user: userEvent.setup(), onValueChange, box: screen.getByRole('combobox', { name: 'Birth month' }) };
}

describe('Select', () => {
  it('is named by its label, described by its help and says what is chosen', async () => {
    const { user, box } = setup();
    expect(box).toHaveAccessibleDescription('Kept with the year.');
    expect(box).toHaveTextContent('Choose…');
    await user.click(box);
    await user.click(screen.getByRole('option', { name: 'April' }));
    expect(box).toHaveTextContent('April');
  });

  it('reads from right to left where the page does', async () => {
    document.documentElement.dir = 'rtl';
    const { user, box } = setup();
    expect(box).toHaveAttribute('dir', 'rtl');
    await user.click(box);
    expect(screen.getByRole('listbox')).toHaveAttribute('dir', 'rtl');
  });

  it('opens with Enter, passes over disabled options and chooses by Enter', async () => {
    const { user, box, onValueChange } = setup();
    box.focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('4');
    expect(box).toHaveFocus();
  });

  it('chooses by the first letter without opening, as the platform does', async () => {
    const { user, box, onValueChange } = setup();
    box.focus();
    await user.keyboard('f');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves everything as it was on Esc', async () => {
    const { user, box, onValueChange } = setup();
    await user.click(box);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('names its groups', async () => {
    render(<Select label="Voice" options={[{ label: 'Warm', options: [{ value: 'nova', label: 'nova' }] }]} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Voice' }));
    expect(screen.getByRole('group', { name: 'Warm' })).toBeVisible();
  });

  it('is marked when it is required or wrong', () => {
    render(<Select label="Birth month" options={months} required error="Choose a month." />);
    const box = screen.getByRole('combobox', { name: 'Birth month' });
    expect(box).toHaveAttribute('aria-required', 'true');
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAccessibleDescription('Choose a month.');
  });

  it('gives its style element the nonce of the page', async () => {
    setCspNonce('n0nce');
    const { user, box } = setup();
    await user.click(box);
    const inserted = [...document.querySelectorAll('style')].filter((element) => element.textContent?.includes('radix-select-viewport'));
    expect(inserted.map((element) => element.nonce || element.getAttribute('nonce'))).toEqual(['n0nce']);
    setCspNonce('');
  });
});
