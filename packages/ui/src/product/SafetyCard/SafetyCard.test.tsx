import { safetyCard } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { SafetyCard } from './index.ts';

describe('SafetyCard', () => {
  const card = safetyCard('suicide', 'US');

  it('shows care, the direct question and the grounding', () => {
    render(<SafetyCard card={card} />);
    expect(screen.getByRole('region', { name: card.title })).toBeInTheDocument();
    for (const text of [...card.body, card.question, ...card.grounding]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('calls the emergency number and every helpline by one tap', () => {
    render(<SafetyCard card={card} />);
    const dialled = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(dialled).toContain(`tel:${card.emergency.number}`);
    for (const { phone } of card.helplines) if (phone) expect(dialled).toContain(`tel:${phone.replace(/[^+\d]/g, '')}`);
  });

  it('offers the general number and the choice of a country by one tap each where no number is known', async () => {
    const onHelp = vi.fn();
    render(<SafetyCard card={safetyCard('suicide', undefined)} onHelp={onHelp} />);
    expect(screen.getByRole('link', { name: 'Try 112 from a mobile' })).toHaveAttribute('href', 'tel:112');
    const choose = screen.getByRole('button', { name: 'Choose your country' });
    const site = screen.getByRole('link', { name: /^Website of/ });
    expect(choose.compareDocumentPosition(site) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(choose);
    expect(onHelp).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Help now' })).not.toBeInTheDocument();
  });

  it('says who is called', () => {
    render(<SafetyCard card={card} />);
    const [line] = card.helplines;
    expect(screen.getByRole('link', { name: `Call ${line?.name}: ${line?.phone}` })).toBeInTheDocument();
  });

  it('writes to those who can be written to, with the word they ask for', () => {
    render(<SafetyCard card={card} />);
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Text 988, 988 Suicide & Crisis Lifeline')).toBe('sms:988');
    expect(link('Text HOME to 741741, Crisis Text Line')).toBe('sms:741741?&body=HOME');
  });

  it('has people before anything longer', () => {
    render(<SafetyCard card={card} />);
    const order = [card.body[0], card.helplines[0]?.name, card.question, card.body[1]].map((text) => screen.getByText(text ?? ''));
    const sorted = order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(order).toEqual(sorted);
  });

  it('answers a yes with the number to call, and a no with people to talk to, and tells nobody', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    render(<SafetyCard card={card} />);
    const calls = () => screen.getAllByRole('link', { name: /^Call 911/ });
    expect(screen.getByRole('group', { name: card.question })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('status').textContent).toMatch(/Please call now.*neither stored nor sent/);
    expect(calls()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status').textContent).toMatch(/Talking with a person is still good/);
    expect(calls()).toHaveLength(1);
    expect(sent).not.toHaveBeenCalled();
    expect(stored).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('asks for no answer where it has none to give', () => {
    render(<SafetyCard card={{ ...card, question: 'How is it now?' }} />);
    expect(screen.getByText('How is it now?')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to more people on a page, and shows them where it can', async () => {
    const onHelp = vi.fn();
    const { rerender } = render(<SafetyCard card={card} />);
    expect(screen.getByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
    rerender(<SafetyCard card={card} onHelp={onHelp} />);
    await userEvent.click(screen.getByRole('button', { name: 'Help now' }));
    expect(onHelp).toHaveBeenCalledOnce();
  });

  it('takes its place in the outline of the page', () => {
    render(<SafetyCard card={card} headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1, name: card.title })).toBeInTheDocument();
  });
});
