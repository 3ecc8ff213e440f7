import { guidedTalks } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GuidedTalks } from './index.ts';

it('lists each talk with what it is for, and begins one by its label', async () => {
  const onChoose = vi.fn();
  render(<GuidedTalks talks={guidedTalks} onChoose={onChoose} />);
  const list = within(screen.getByRole('list', { name: 'Or choose a talk that goes step by step:' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    guidedTalks.map(({ label, hint }) => `${label} ${hint}`),
  );
  await userEvent.click(list.getByRole('button', { name: 'Wind down Put the day away for tonight' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Wind down');
});
