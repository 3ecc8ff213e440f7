import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { examplePersona } from '../example-data.tsx';
import { PersonaIndicator } from './index.ts';

describe('PersonaIndicator', () => {
  it('offers the chat with the guide by name [persona-005]', async () => {
    const onChat = vi.fn();
    render(<PersonaIndicator persona={examplePersona()} onChat={onChat} onSwitch={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'AI guide: Kael' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chat with Kael' }));
    expect(onChat).toHaveBeenCalledTimes(1);
  });

  it('offers another guide [persona-006]', async () => {
    const onSwitch = vi.fn();
    render(<PersonaIndicator persona={examplePersona()} onChat={() => {}} onSwitch={onSwitch} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch AI Guide' }));
    expect(onSwitch).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menuitem', { name: 'Switch AI Guide' });
    expect(screen.queryByRole('menuitem', { name: 'Ask several guides' })).toBeNull();
  });

  it('offers several guides at once where there is a place for that', async () => {
    const onCouncil = vi.fn();
    render(<PersonaIndicator persona={examplePersona()} onChat={() => {}} onSwitch={() => {}} onCouncil={onCouncil} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask several guides' }));
    expect(onCouncil).toHaveBeenCalledTimes(1);
  });
});
