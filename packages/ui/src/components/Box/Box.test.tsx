import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Box } from './index.ts';

describeConformance('Box', { element: 'div', render: (props) => <Box padding="4" {...props} /> });

describe('Box', () => {
  it('keeps its own props out of the document', () => {
    render(<Box data-testid="box" padding={{ base: '2', desktop: '6' }} background="raised" radius="card" textAlign="center" />);
    expect(screen.getByTestId('box').getAttributeNames().sort()).toEqual(['class', 'data-testid']);
  });
});
