import { tiers } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TierChip } from './index.ts';

it('has a colour and a height for each tier [tier-002]', () => {
  const looks = tiers.map(({ name }) => {
    const { container } = render(<TierChip tier={name} />);
    expect(screen.getByText(name)).toBeInTheDocument();
    return `${screen.getByText(name).className} ${container.querySelector('circle')?.getAttribute('cy')}`;
  });
  expect(new Set(looks).size).toBe(tiers.length);
});
