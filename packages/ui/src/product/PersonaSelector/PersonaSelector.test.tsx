import { corePersonas } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { PersonaSelector } from './index.ts';

describe('PersonaSelector', () => {
  it('shows six cards under its title, each with archetype and first vibe [persona-003]', () => {
    render(<PersonaSelector personas={corePersonas} selectedId="kael" onSelect={() => {}} />);
    expect(screen.getByRole('group', { name: 'Choose Your AI Guide' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByRole('radio', { name: 'Kael, Opportunity Coach' })).toBeChecked();
    expect(screen.getByText('Steady')).toBeInTheDocument();
    expect(screen.queryByText(/Steady, curious/)).toBeNull();
  });

  it('shows one chip for each guide in its compact form [persona-004]', () => {
    render(<PersonaSelector personas={corePersonas} selectedId={null} onSelect={() => {}} form="row" />);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.queryByText('Steady')).toBeNull();
  });

  it('chooses by click and by arrow key', async () => {
    const onSelect = vi.fn();
    render(<PersonaSelector personas={corePersonas} selectedId="kael" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('radio', { name: /^Luma/ }));
    expect(onSelect).toHaveBeenLastCalledWith('luma');
    screen.getByRole('radio', { name: /^Kael/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onSelect).toHaveBeenLastCalledWith('skye');
  });

  it('tells a move by arrow key from a choice, which Enter and Space make', async () => {
    const [onSelect, onMove] = [vi.fn(), vi.fn()];
    const { rerender } = render(<PersonaSelector personas={corePersonas} selectedId="kael" onSelect={onSelect} onMove={onMove} />);
    screen.getByRole('radio', { name: /^Kael/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('skye');
    expect(onSelect).not.toHaveBeenCalled();
    rerender(<PersonaSelector personas={corePersonas} selectedId="skye" onSelect={onSelect} onMove={onMove} />);
    screen.getByRole('radio', { name: /^Skye/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onSelect.mock.calls).toEqual([['skye'], ['skye']]);
    await userEvent.click(screen.getByRole('radio', { name: /^Luma/ }));
    expect(onSelect).toHaveBeenLastCalledWith('luma');
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('takes the chosen one again, so that a dialog around it can close', async () => {
    const onSelect = vi.fn();
    render(<PersonaSelector personas={corePersonas} selectedId="kael" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('radio', { name: /^Kael/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('kael');
  });
});
