import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleQuestion, exampleSeveral } from './example-questions.ts';
import { QuizQuestion, type QuizQuestionProps } from './index.ts';

const base = { ...exampleQuestion, number: 2, total: 5, chosen: [], onChosenChange: () => {}, onAnswer: () => {} };

function Chosen(props: Partial<QuizQuestionProps>) {
  const [chosen, setChosen] = useState<readonly string[]>(props.chosen ?? []);
  return (
    <QuizQuestion
      {...base}
      {...props}
      chosen={chosen}
      onChosenChange={(next) => {
        setChosen(next);
        props.onChosenChange?.(next);
      }}
    />
  );
}

describeConformance('QuizQuestion', { element: 'form', render: (props) => <QuizQuestion {...base} {...props} /> });

describe('QuizQuestion', () => {
  it('asks one thing and says which of how many it is', () => {
    render(<Chosen />);
    expect(screen.getByRole('radiogroup', { name: exampleQuestion.question })).toBeVisible();
    expect(screen.getByText('Question 2 of 5')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('is answered by keyboard alone', async () => {
    const onAnswer = vi.fn();
    render(<Chosen onAnswer={onAnswer} chosen={['a']} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Exactly 21 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /It differs widely/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('asks for a choice before it is checked', async () => {
    const onAnswer = vi.fn();
    render(<Chosen onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }));
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose an answer first.');
  });

  it('takes several answers in the order of the options', async () => {
    const onChosenChange = vi.fn();
    render(<Chosen {...exampleSeveral} multiple onChosenChange={onChosenChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Making the first step very small' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tying it to something you do anyway' }));
    expect(onChosenChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Making the first step very small' }));
    expect(onChosenChange).toHaveBeenLastCalledWith(['a']);
  });

  it('says in words which answers were right, and why', () => {
    render(<Chosen chosen={['a']} verdict={{ correct: ['b'], explanation: 'It took between 18 and 254 days.' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not quite.It took between 18 and 254 days.');
    expect(screen.getByRole('radio', { name: 'Exactly 21 days Your answer, not right' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /It differs widely.*The right answer/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Check my answer' })).toBeNull();
  });

  it('calls several answers right only when all of them are', () => {
    const { rerender } = render(<QuizQuestion {...base} {...exampleSeveral} multiple chosen={['a']} verdict={{ correct: ['a', 'b'] }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not quite.');
    rerender(<QuizQuestion {...base} {...exampleSeveral} multiple chosen={['b', 'a']} verdict={{ correct: ['a', 'b'] }} />);
    expect(screen.getByRole('status')).toHaveTextContent('That is right.');
  });

  it('leads on once it is answered', async () => {
    const onNext = vi.fn();
    render(<Chosen chosen={['b']} verdict={{ correct: ['b'] }} onNext={onNext} nextLabel="See the result" />);
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('keeps the choice when it could not be checked', () => {
    render(<Chosen chosen={['b']} error="The answer could not be checked." />);
    expect(screen.getByRole('radio', { name: /It differs widely/ })).toBeChecked();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('The answer could not be checked.');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the question's own business
    render(<QuizQuestion {...base} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
