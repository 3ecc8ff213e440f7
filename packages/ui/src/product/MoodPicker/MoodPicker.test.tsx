import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { MoodDetailsForm, MoodPicker, noMoodDetails } from './index.ts';

describe('MoodPicker', () => {
  it('offers five moods in words, one of them at a time', () => {
    render(<MoodPicker value={4} onChange={() => {}} />);
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Very low',
      'Low',
      'Okay',
      'Good',
      'Very good',
    ]);
    expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
  });

  it('is chosen by tap and by arrow key', async () => {
    const onChange = vi.fn();
    render(<MoodPicker value={3} onChange={onChange} />);
    await userEvent.click(screen.getByText('Very good'));
    expect(onChange).toHaveBeenLastCalledWith(5);
    screen.getByRole('radio', { name: 'Okay' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith(4);
  });

  it('takes nothing while it is being saved', async () => {
    const onChange = vi.fn();
    render(<MoodPicker value={3} onChange={onChange} disabled />);
    await userEvent.click(screen.getByText('Good'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says an error with the group', () => {
    render(<MoodPicker value={3} onChange={() => {}} error="It could not be saved." />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('It could not be saved.');
  });
});

describe('MoodDetailsForm', () => {
  it('adds and takes away words, activities and the quadrant', async () => {
    const onChange = vi.fn();
    const value = { ...noMoodDetails, quadrant: 'low-pleasant' as const, words: ['grateful'] };
    render(<MoodDetailsForm value={value} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'content' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...value, words: ['grateful', 'content'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'grateful' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...value, words: [] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tense' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...value, quadrant: 'high-unpleasant' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Calm' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...value, quadrant: null });
  });

  it('keeps chosen words in sight when the quadrant changes', () => {
    render(<MoodDetailsForm value={{ ...noMoodDetails, quadrant: 'high-unpleasant', words: ['grateful'] }} onChange={() => {}} />);
    expect(screen.getByRole('checkbox', { name: 'grateful' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'anxious' })).toBeInTheDocument();
  });
});
