import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { examplePersona } from '../example-data.tsx';
import { GuideCard } from './index.ts';

it('lets the guide say a line and leads to the answer', async () => {
  const onAnswer = vi.fn();
  render(<GuideCard persona={examplePersona()} text="What made those mornings work?" onAnswer={onAnswer} />);
  expect(screen.getByRole('region', { name: 'Kael' })).toHaveTextContent('What made those mornings work?');
  await userEvent.click(screen.getByRole('button', { name: 'Answer Kael' }));
  expect(onAnswer).toHaveBeenCalledTimes(1);
});
