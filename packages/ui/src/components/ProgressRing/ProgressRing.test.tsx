import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TextsProvider } from '../../internal/texts.tsx';
import { ProgressBar } from '../ProgressBar/index.ts';
import { ProgressRing } from './index.ts';

describeConformance('ProgressRing', { element: 'div', render: (props) => <ProgressRing label="Steps" value={2} {...props} /> });

describe('ProgressRing', () => {
  it('says how far it is, and shows what it is told to', () => {
    render(
      <ProgressRing label="Steps of today" value={2} max={5} valueText="2 of 5 steps">
        2 of 5
      </ProgressRing>,
    );
    const ring = screen.getByRole('progressbar', { name: 'Steps of today' });
    expect(ring).toHaveAttribute('aria-valuenow', '40');
    expect(ring).toHaveAttribute('aria-valuetext', '2 of 5 steps');
    expect(screen.getByText('2 of 5')).toBeVisible();
  });

  it.each([
    ['en', '57%'],
    ['de', '57\u00a0%'],
  ])('writes its percentage as a bar does, in %s', (locale, words) => {
    render(
      <TextsProvider locale={locale}>
        <ProgressRing label="Ring" value={4} max={7} />
        <ProgressBar label="Bar" value={4} max={7} showLabel />
      </TextsProvider>,
    );
    for (const name of ['Ring', 'Bar']) expect(screen.getByRole('progressbar', { name })).toHaveAttribute('aria-valuetext', words);
    expect(screen.getAllByText(words, { normalizer: (text) => text })).toHaveLength(2);
  });

  it('draws no arc before anything is done', () => {
    const { container } = render(<ProgressRing label="Steps" value={0} />);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });
});
