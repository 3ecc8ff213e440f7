import type { Proposal } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { proposals } from '../example-data.ts';
import { ProposalCard, type ProposalState } from './index.ts';

function show(proposal: Proposal = proposals.goal, state?: ProposalState) {
  const onAct = vi.fn();
  const card = (next?: ProposalState) => <ProposalCard proposal={proposal} by="Kael" state={next} today="2026-11-21" onAct={onAct} />;
  const { rerender } = render(card(state));
  return { onAct, change: (next: ProposalState) => rerender(card(next)) };
}

describe('ProposalCard', () => {
  it.each([
    [proposals.goal, 'Kael suggests a goal', ['Finish the chapter on moss walls', 'Good stretch · By 31 January 2027'], 'Add goal'],
    [proposals.habit, 'Kael suggests a habit', ['Write one page', '3 times a week', 'After the first coffee'], 'Add habit'],
    [proposals.mood, 'Kael suggests noting how you feel', ['Low', 'Behind with everything, and tired.'], 'Log mood'],
    [proposals.challenge, 'Kael suggests a challenge', ['Momentum Builder', '7 days'], 'Start challenge'],
    [proposals.meditation, 'Kael suggests a pause', ['3 minutes of quiet'], 'Begin 3 minutes'],
    [proposals.journal, 'Kael suggests writing it down', ['How far behind I am'], 'Open in journal'],
  ])(
    'says in plain words what would be made, who proposes it, and names the button after the act: $action.kind',
    async (proposal, by, words, act) => {
      const { onAct } = show(proposal);
      expect(screen.getByRole('group', { name: `${by}: ${words[0]}` })).toBeInTheDocument();
      for (const each of [by, ...words]) expect(screen.getByText(each)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: act }));
      expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'confirm' });
    },
  );

  it('leaves out the year of a due date that is this year’s, and a date where there is none', () => {
    show({ ...proposals.goal, action: { ...proposals.goal.action, dueDate: '2026-12-24' } });
    expect(screen.getByText('Good stretch · By 24 December')).toBeInTheDocument();
  });

  it('has words for a challenge that is no longer there, and for an entry without a title', () => {
    show({ ...proposals.challenge, action: { kind: 'start-challenge', templateId: 'gone' } });
    show({ ...proposals.journal, action: { kind: 'write-journal', title: '', body: 'Rain again.' } });
    expect(screen.getByText('A challenge')).toBeInTheDocument();
    expect(screen.getByText('Your words from this conversation')).toBeInTheDocument();
  });

  it('takes another title along, also one that is still being typed', async () => {
    const { onAct } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Change the title' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  Moss walls ');
    await userEvent.click(screen.getByRole('button', { name: 'Add goal' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'confirm', title: 'Moss walls' });
    await userEvent.type(field, 'and ferns{Enter}');
    expect(screen.getByText('Moss walls and ferns')).toBeInTheDocument();
  });

  it.each(['{Escape}', '{Control>}a{/Control}{Backspace}{Enter}'])('keeps the old title after %s', async (keys) => {
    const { onAct } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Change the title' }));
    await userEvent.keyboard(`Other${keys}`);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add goal' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'confirm' });
  });

  it('asks for no other title where there is none to choose', () => {
    show(proposals.mood);
    expect(screen.queryByRole('button', { name: 'Change the title' })).toBeNull();
  });

  it('swallows a second click while it works', async () => {
    const { onAct } = show(proposals.goal, { kind: 'working' });
    await userEvent.click(screen.getByRole('button', { name: /Add goal/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onAct).not.toHaveBeenCalled();
  });

  it('once done leads there and can be taken back where that stands', async () => {
    const { onAct } = show(proposals.goal, { kind: 'done', href: '/goals/1', canUndo: true });
    expect(screen.getByText('Added to your goals')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open goal' })).toHaveAttribute('href', '/goals/1');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'undo' });
  });

  it('keeps the cue of a habit in sight once it is done, and drops the reason of a goal', () => {
    show(proposals.habit, { kind: 'done', href: '/habits/1' });
    expect(screen.getByText('After the first coffee')).toBeInTheDocument();
    show({ ...proposals.goal, action: { ...proposals.goal.action, why: 'To see it whole' } }, { kind: 'done', href: '/goals/1' });
    expect(screen.queryByText('To see it whole')).toBeNull();
  });

  it('offers no other try where none would succeed', () => {
    show(proposals.goal, { kind: 'open', problem: 'This suggestion cannot be carried out any more.', final: true });
    expect(screen.getByText('This suggestion cannot be carried out any more.')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Change the title',
      'Not now',
    ]);
  });

  it('offers no way back where there is none', () => {
    show(proposals.challenge, { kind: 'done', href: '/challenges', already: true });
    expect(screen.getByText('It was under way already')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens a timer as often as one likes', async () => {
    const { onAct } = show(proposals.meditation, { kind: 'done' });
    await userEvent.click(screen.getByRole('button', { name: 'Once more' }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'confirm' });
  });

  it('is put away to one line and comes back', async () => {
    const { onAct, change } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    change({ kind: 'away' });
    expect(screen.queryByRole('button', { name: 'Add goal' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    expect(onAct.mock.calls).toEqual([[{ kind: 'put-away' }], [{ kind: 'show-again' }]]);
  });

  it('says why it failed, aloud too, and offers another try', async () => {
    const { onAct, change } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Add goal' }));
    change({ kind: 'working' });
    change({ kind: 'open', problem: 'You hold 200 goals.' });
    expect(screen.getByRole('status')).toHaveTextContent('You hold 200 goals.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onAct).toHaveBeenCalledTimes(2);
  });

  it('says aloud what came of one’s own act and keeps focus at the card, and says nothing of what another tab did', async () => {
    const { change } = show();
    change({ kind: 'done', href: '/goals/1' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
    change({ kind: 'open' });
    screen.getByRole('button', { name: 'Add goal' }).focus();
    await userEvent.keyboard('{Enter}');
    change({ kind: 'working' });
    change({ kind: 'done', href: '/goals/1' });
    expect(screen.getByRole('status')).toHaveTextContent('Added to your goals: Finish the chapter on moss walls');
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('says what happens without a connection: it waits, or it is needed', () => {
    show(proposals.goal, { kind: 'open', offline: 'waits' });
    expect(screen.getByRole('button', { name: 'Add goal' })).toBeEnabled();
    expect(screen.getByText(/It will wait on this device/)).toBeInTheDocument();
    show(proposals.challenge, { kind: 'open', offline: 'needed' });
    expect(screen.getByRole('button', { name: 'Start challenge' })).toBeDisabled();
    expect(screen.getByText(/This needs a connection/)).toBeInTheDocument();
  });

  it('says that a confirmation waits, and lets it be taken back', () => {
    show(proposals.goal, { kind: 'kept', canUndo: true });
    expect(screen.getByText('Kept on this device. It is sent when the connection is back.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });
});
