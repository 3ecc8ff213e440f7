import { safetyCard } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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

  it('says who is called', () => {
    render(<SafetyCard card={card} />);
    const [line] = card.helplines;
    expect(screen.getByRole('link', { name: `Call ${line?.name}: ${line?.phone}` })).toBeInTheDocument();
  });

  it('takes its place in the outline of the page', () => {
    render(<SafetyCard card={card} headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1, name: card.title })).toBeInTheDocument();
  });
});
