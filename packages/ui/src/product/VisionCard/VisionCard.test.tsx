import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { VisionCard, type VisionCardProps } from './index.ts';

const spies = () => ({ onEdit: vi.fn(), onAchieved: vi.fn(), onMoveEarlier: vi.fn(), onMoveLater: vi.fn(), onRemove: vi.fn() });
const vision = { statement: 'A house at the lake', area: 'Home', picture: { src: '/files/1', alt: 'A red house, low sun' } } as const;

describeConformance('VisionCard', { element: 'article', render: (props) => <VisionCard {...vision} {...props} actions={spies()} /> });

function show(more: Partial<VisionCardProps> = {}) {
  const actions = spies();
  render(<VisionCard {...vision} actions={actions} {...more} />);
  return actions;
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More for "A house at the lake"' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('VisionCard', () => {
  it('shows the wish, its area and its picture in words', () => {
    show();
    expect(screen.getByRole('article', { name: 'A house at the lake' })).toHaveTextContent('Home');
    expect(screen.getByRole('img', { name: 'A red house, low sun' })).toHaveAttribute('src', '/files/1');
  });

  it('keeps the words of a picture that is lost', () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A red house, low sun')).toBeVisible();
  });

  it('draws a scene where there is no picture', () => {
    show({ picture: { scene: 'lake' } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('[data-scene="lake"]')).not.toBeNull();
  });

  it('leads to the goal and says how far it is', () => {
    show({ goal: { title: 'Save for the deposit', href: '/goals/1', percent: 35 } });
    expect(screen.getByRole('link', { name: 'Save for the deposit' })).toHaveAttribute('href', '/goals/1');
    expect(screen.getByRole('progressbar', { name: 'Progress of Save for the deposit' })).toHaveAttribute('aria-valuenow', '35');
  });

  it('comes true, and that can be taken back', async () => {
    const wish = show();
    await choose('It came true');
    expect(wish.onAchieved).toHaveBeenCalledWith(true);
  });

  it('says when it came true', async () => {
    const actions = show({ achieved: 'Came true in May' });
    expect(screen.getByText('Came true in May')).toBeVisible();
    await choose('Not yet after all');
    expect(actions.onAchieved).toHaveBeenCalledWith(false);
  });

  it('is moved without dragging, except beyond the ends', async () => {
    const onMoveLater = vi.fn();
    show({ actions: { ...spies(), onMoveEarlier: undefined, onMoveLater } });
    await choose('Move later');
    expect(onMoveLater).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: /More for/ }));
    expect(screen.queryByRole('menuitem', { name: 'Move earlier' })).toBeNull();
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the card's own business
    render(<VisionCard {...vision} className="mine" actions={spies()} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
