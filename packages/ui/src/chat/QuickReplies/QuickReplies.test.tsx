import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuickReplies } from './index.ts';

describe('QuickReplies', () => {
  it('is a named group of answers, each said in its own words', async () => {
    const onChoose = vi.fn();
    render(<QuickReplies choices={['Heavy', 'All right']} onChoose={onChoose} />);
    expect(screen.getByRole('group', { name: 'Answers to choose from' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All right' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('All right');
  });

  it('waits while something is on its way', async () => {
    const onChoose = vi.fn();
    render(<QuickReplies choices={['Heavy']} onChoose={onChoose} disabled />);
    await userEvent.click(screen.getByRole('button', { name: 'Heavy' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('draws nothing where there is nothing to choose', () => {
    const { container } = render(<QuickReplies choices={[]} onChoose={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
