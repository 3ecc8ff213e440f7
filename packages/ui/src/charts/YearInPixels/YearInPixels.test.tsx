import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';

import { exampleFiveYears } from '../example-data.ts';
import { YearInPixels, type YearInPixelsProps } from './index.ts';

const example: YearInPixelsProps = {
  title: 'Your 2026',
  year: 2026,
  today: '2026-03-31',
  days: [
    { localDate: '2026-02-28', value: 4.2 },
    { localDate: '2026-03-31', value: 1 },
  ],
};
const slider = () => screen.getByRole('slider', { name: 'Points of Your 2026' });

describeConformance('YearInPixels', { element: 'figure', labelled: false, render: (props) => <YearInPixels {...example} {...props} /> });

describe('YearInPixels', () => {
  it('begins today, goes along days and down months, to the last day where a month is shorter', async () => {
    render(<YearInPixels {...example} />);
    slider().focus();
    expect(slider()).toHaveAttribute('aria-valuetext', '31 March 2026: Very low, 1 of 5');
    await userEvent.keyboard('{ArrowUp}');
    expect(slider()).toHaveAttribute('aria-valuetext', '28 February 2026: Good, 4.2 of 5');
    await userEvent.keyboard('{ArrowRight}');
    expect(slider()).toHaveAttribute('aria-valuetext', '1 March 2026: no value');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(slider()).toHaveAttribute('aria-valuetext', '31 December 2026: no value');
  });

  it('says every mood up to today in its table', () => {
    render(<YearInPixels {...example} defaultView="table" />);
    const table = screen.getByRole('table', { name: 'Your 2026' });
    expect(within(table).getAllByRole('row')).toHaveLength(91);
    expect(within(table).getByRole('row', { name: '28 February 2026 Good, 4.2 of 5' })).toBeVisible();
  });

  it('fills each mood to another height, so that it can be told without colour', () => {
    const { container } = render(<YearInPixels {...example} />);
    const edges = [...container.querySelectorAll('li svg')].map((swatch) => [...swatch.querySelectorAll('path')].at(-1)?.getAttribute('d'));
    expect(edges).toHaveLength(5);
    expect(new Set(edges).size).toBe(5);
  });

  it('draws a whole year with far fewer nodes than days', () => {
    const { container } = render(<YearInPixels {...example} days={exampleFiveYears.moods} />);
    expect(container.querySelectorAll('*').length).toBeLessThan(365 / 3);
  });

  it('is empty without a mood in its year', () => {
    render(<YearInPixels {...example} year={2027} empty="No moods yet." />);
    expect(screen.getByText('No moods yet.')).toBeVisible();
  });
});
