import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Slider } from './index.ts';

describeConformance('Slider', { element: 'input', render: (props) => <Slider {...props} label="Minutes" /> });

const minutes = (value: number) => `${value} minutes`;

describe('Slider', () => {
  it('is named by its label and says its value with the unit', () => {
    render(<Slider label="Length" min={1} max={60} defaultValue={10} format={minutes} help="Two minutes are enough." />);
    const slider = screen.getByRole('slider', { name: 'Length' });
    expect(slider).toHaveValue('10');
    expect(slider).toHaveAttribute('aria-valuetext', '10 minutes');
    expect(slider).toHaveAccessibleDescription('Two minutes are enough.');
  });

  it('tells the new value as a number and shows it', () => {
    const onValueChange = vi.fn();
    render(<Slider label="Length" min={1} max={60} format={minutes} onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(25);
    expect(screen.getByText('25 minutes')).toBeVisible();
  });

  it.each([
    [500, '60 minutes'],
    [-500, '1 minutes'],
    [Number.NaN, '1 minutes'],
  ])('says for %d what its thumb shows', (value, words) => {
    render(<Slider label="Length" min={1} max={60} value={value} format={minutes} />);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', words);
  });

  it('stays where its owner holds it', () => {
    render(<Slider label="Length" value={5} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
    expect(screen.getByRole('slider')).toHaveValue('5');
  });
});
