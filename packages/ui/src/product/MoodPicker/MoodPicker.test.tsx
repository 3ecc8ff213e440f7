import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { MoodDetailsForm, MoodPad, MoodPicker, noMoodDetails } from './index.ts';
import { isPlaceOf, type MoodPlace, moodPlaces, placeName } from './mood-places.ts';
import { moodTexts } from './texts.ts';

const nameOf = (place: MoodPlace) => placeName(place, moodTexts);

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

  it('where a choice is kept at once, arrows only move; Enter and Space choose, and the focus stays', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<MoodPicker value={null} onChange={onChange} immediate />);
    screen.getByRole('radio', { name: 'Very low' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Good' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[4]]);
    rerender(<MoodPicker value={4} onChange={onChange} immediate disabled />);
    expect(screen.getByRole('radio', { name: 'Good' })).toHaveFocus();
    await userEvent.click(screen.getByText('Low'));
    await userEvent.keyboard('{ArrowLeft} ');
    expect(onChange).toHaveBeenCalledTimes(1);
    rerender(<MoodPicker value={4} onChange={onChange} immediate />);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(2);
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

describe('MoodPad', () => {
  it('offers nine places in words: four areas with two faces each, and the middle', () => {
    render(<MoodPad value={{ score: 4, quadrant: 'high-pleasant' }} onChange={() => {}} />);
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).toBeInTheDocument();
    const names = ['Very low, tense', 'Low, tense', 'Okay', 'Good, lively', 'Very good, lively'];
    const below = ['Very low, heavy', 'Low, heavy', 'Good, calm', 'Very good, calm'];
    expect(moodPlaces.map(nameOf)).toEqual([...names, ...below]);
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    expect(screen.getByRole('radio', { name: 'Good, lively' })).toBeChecked();
  });

  it('says the score and the quadrant at once', async () => {
    const onChange = vi.fn();
    render(<MoodPad value={{ score: null, quadrant: null }} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Low, heavy' }));
    expect(onChange).toHaveBeenLastCalledWith({ score: 2, quadrant: 'low-unpleasant' });
    await userEvent.click(screen.getByRole('radio', { name: 'Okay' }));
    expect(onChange).toHaveBeenLastCalledWith({ score: 3, quadrant: null });
  });

  it.each([
    ['Low, heavy', 'ArrowUp', 'Low, tense'],
    ['Low, heavy', 'ArrowLeft', 'Very low, heavy'],
    ['Low, heavy', 'ArrowRight', 'Okay'],
    ['Good, lively', 'ArrowDown', 'Good, calm'],
    ['Very good, calm', 'ArrowRight', 'Very good, calm'],
  ])('leads from %s by %s to %s', async (from, key, to) => {
    const onChange = vi.fn();
    render(<MoodPad value={{ score: null, quadrant: null }} onChange={onChange} />);
    screen.getByRole('radio', { name: from }).focus();
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('radio', { name: to })).toHaveFocus();
    expect(nameOf(onChange.mock.lastCall?.[0])).toBe(to);
  });

  it('goes through the middle in the row it came from', async () => {
    const onChange = vi.fn();
    render(<MoodPad value={{ score: 2, quadrant: 'low-unpleasant' }} onChange={onChange} />);
    screen.getByRole('radio', { name: 'Low, heavy' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith({ score: 4, quadrant: 'low-pleasant' });
  });

  it('shows no place for a face whose energy is not said, but the middle for one that leans to neither side', () => {
    const placesOf = (value: Parameters<typeof isPlaceOf>[1]) => moodPlaces.filter((place) => isPlaceOf(place, value)).map(nameOf);
    expect(placesOf({ score: 4, quadrant: null })).toEqual([]);
    expect(placesOf({ score: 4, quadrant: 'low-unpleasant' })).toEqual([]);
    expect(placesOf({ score: 3, quadrant: null })).toEqual(['Okay']);
  });
});

describe('MoodDetailsForm', () => {
  it('leaves the quadrant to the pad where that asks for it', () => {
    render(<MoodDetailsForm value={noMoodDetails} onChange={() => {}} hideQuadrant />);
    expect(screen.queryByRole('checkbox', { name: 'Tense' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'reading' })).toBeInTheDocument();
  });

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

  it('keeps an activity in sight that the list does not have, so that it can be taken away', async () => {
    const onChange = vi.fn();
    render(<MoodDetailsForm value={{ ...noMoodDetails, activities: ['allotment'] }} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'allotment' }));
    expect(onChange).toHaveBeenLastCalledWith(noMoodDetails);
  });

  it('keeps chosen words in sight when the quadrant changes', () => {
    render(<MoodDetailsForm value={{ ...noMoodDetails, quadrant: 'high-unpleasant', words: ['grateful'] }} onChange={() => {}} />);
    expect(screen.getByRole('checkbox', { name: 'grateful' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'anxious' })).toBeInTheDocument();
  });
});
