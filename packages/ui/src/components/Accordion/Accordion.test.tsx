import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Accordion } from './index.ts';

const items = [
  { id: 'xp', title: 'How is XP counted?', content: 'Ten for each check-in.' },
  { id: 'coins', title: 'What are coins for?', content: 'For the shop.', defaultOpen: true },
];
const part = (title: string) => screen.getByText(title).closest('details');

describe('Accordion', () => {
  it('starts as it is told and opens by click', async () => {
    render(<Accordion items={items} />);
    expect(part('How is XP counted?')).not.toHaveAttribute('open');
    expect(part('What are coins for?')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('How is XP counted?'));
    expect(part('How is XP counted?')).toHaveAttribute('open');
  });

  it('joins its parts where only one may be open, and keeps two accordions apart', () => {
    render(
      <>
        <Accordion items={items.slice(0, 1)} exclusive />
        <Accordion items={items.slice(1)} exclusive />
      </>,
    );
    const names = [part('How is XP counted?'), part('What are coins for?')].map((element) => element?.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(2);
  });
});
