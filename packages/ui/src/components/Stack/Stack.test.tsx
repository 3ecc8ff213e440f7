import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Stack } from './index.ts';

describeConformance('Stack', { element: 'div', render: (props) => <Stack {...props} /> });

describe('Stack', () => {
  it('can be the element that the page needs', () => {
    render(<Stack as="main">Today</Stack>);
    expect(screen.getByRole('main')).toHaveTextContent('Today');
  });
});
