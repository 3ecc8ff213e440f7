import { safetyCard } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GoalFormView, type GoalFormViewProps } from './GoalFormView.tsx';
import { emptyGoalDraft } from './goal-draft.ts';

function Trying(props: Partial<GoalFormViewProps>) {
  const [draft, setDraft] = useState(props.draft ?? emptyGoalDraft);
  return (
    <GoalFormView
      isNew
      habits={[{ id: 'walk', title: 'Walk before breakfast' }]}
      today="2026-11-21"
      onSave={() => {}}
      onClose={() => {}}
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        props.onDraftChange?.(next);
        setDraft(next);
      }}
    />
  );
}
const title = () => screen.getByRole('textbox', { name: /^What would you like to reach/ });

it('explains the sizes with what reaching each brings', () => {
  render(<Trying />);
  expect(screen.getByRole('radio', { name: /^Small step.*60 XP/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Good stretch.*100 XP/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Long climb.*150 XP/ })).toBeVisible();
});

it('asks for a title before it saves', async () => {
  const onSave = vi.fn();
  render(<Trying onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Set goal' }));
  expect(title()).toHaveAccessibleDescription('Say what you would like to reach.');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(title(), 'Swim');
  await userEvent.click(screen.getByRole('button', { name: 'Set goal' }));
  expect(onSave).toHaveBeenCalledOnce();
});

it('plans a milestone that is counted', async () => {
  const onDraftChange = vi.fn();
  render(<Trying onDraftChange={onDraftChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of milestone 1' }), 'Longest swim');
  const [counted] = screen.getAllByRole('radio', { name: 'A number' });
  if (counted) await userEvent.click(counted);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'To' }), '900{Enter}');
  expect(onDraftChange.mock.lastCall?.[0].milestones[0]).toMatchObject({ title: 'Longest swim', kind: 'number', target: 900 });
});

it('links a habit with how often it is to be done', async () => {
  const onDraftChange = vi.fn();
  render(<Trying onDraftChange={onDraftChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Walk before breakfast' }));
  expect(onDraftChange.mock.lastCall?.[0].habits).toEqual([{ id: 'walk', target: 30 }]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Walk before breakfast' }));
  expect(onDraftChange.mock.lastCall?.[0].habits).toEqual([]);
});

it('fills itself from an idea, and offers none once something is written', async () => {
  render(<Trying />);
  await userEvent.click(screen.getByText('Begin from an idea'));
  await userEvent.click(screen.getByRole('button', { name: /^Hold a conversation in Spanish/ }));
  expect(title()).toHaveValue('Hold a conversation in Spanish');
  expect(screen.queryByText('Begin from an idea')).toBeNull();
});

it('says what changed elsewhere, and lets the member choose', async () => {
  const [onKeepMine, onTakeTheirs] = [vi.fn(), vi.fn()];
  render(<Trying isNew={false} conflict={{ changes: ['Title: Hand in'], onKeepMine, onTakeTheirs }} />);
  expect(screen.getByText('Title: Hand in')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take the other' }));
  expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([1, 1]);
});

it('shows people to reach where its words speak of danger, in place of the form', () => {
  render(<Trying help={safetyCard('suicide', 'GB')} />);
  expect(screen.getByRole('dialog', { name: 'Saved' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
