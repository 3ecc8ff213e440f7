import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';

import { Sparkline, type SparklineProps } from './index.ts';

const example: SparklineProps = {
  title: 'Mood this week',
  days: [
    { localDate: '2026-11-19', value: 3 },
    { localDate: '2026-11-20', value: null },
    { localDate: '2026-11-21', value: 4 },
  ],
};

describeConformance('Sparkline', { element: 'figure', labelled: false, render: (props) => <Sparkline {...example} {...props} /> });

describe('Sparkline', () => {
  it('says each day as the cursor moves', async () => {
    render(<Sparkline {...example} />);
    const slider = screen.getByRole('slider', { name: 'Points of Mood this week' });
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', '20 November 2026: no value');
  });

  it('has its table behind an icon with a name', async () => {
    render(<Sparkline {...example} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table: Mood this week' }));
    expect(within(screen.getByRole('table', { name: 'Mood this week' })).getAllByRole('row')).toHaveLength(4);
  });

  it('says that there is nothing yet', () => {
    render(<Sparkline title="Mood" days={[]} />);
    expect(screen.getByText('No values yet')).toBeVisible();
  });
});
