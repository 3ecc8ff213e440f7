import { safetyCard } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { HelpNow } from './index.ts';

const card = safetyCard(null, 'US');

it('dials the emergency number before anything else, then lets people be reached', () => {
  render(<HelpNow card={card} line="Call." country={<a href="#country">Country</a>} updated="As of today" />);
  const links = screen.getAllByRole('link');
  expect(links[0]).toHaveAttribute('href', `tel:${card.emergency.number}`);
  expect(links[1]).toHaveTextContent('Country');
  expect(screen.getByRole('region', { name: 'People you can reach' })).toContainElement(links[2] ?? null);
  expect(screen.getByRole('region', { name: 'Until someone is with you' })).toHaveTextContent(card.grounding[0] ?? 'none');
});

it('says how old its numbers are at its foot', () => {
  render(<HelpNow card={card} line="Call." country={null} updated="As of today" foot={<a href="/">Back</a>} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('As of today');
});
