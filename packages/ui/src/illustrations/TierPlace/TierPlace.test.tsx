import { tiers } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { TierPlace, tierPlaces } from './index.ts';

describe('TierPlace', () => {
  it('stands higher with each tier, from the valley to the summit', () => {
    const heights = tiers.map(({ name }) => tierPlaces[name].height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(tiers.map(({ name }) => tierPlaces[name].name)).size).toBe(tiers.length);
  });

  it('shows the level in the sun', () => {
    render(<TierPlace tier="Builder" level={20} />);
    expect(screen.getByText('20')).toBeInTheDocument();
  });
});
