import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Inline } from './index.ts';

describeConformance('Inline', { element: 'div', render: (props) => <Inline {...props} /> });

describe('Inline', () => {
  it('can group named controls', () => {
    render(<Inline role="group" aria-label="Feelings" wrap={false} />);
    expect(screen.getByRole('group', { name: 'Feelings' })).toBeVisible();
  });
});
