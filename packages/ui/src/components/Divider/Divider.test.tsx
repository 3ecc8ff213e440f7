import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Divider, LabelledDivider } from './index.ts';

describeConformance('Divider', { element: 'hr', render: (props) => <Divider {...props} /> });
describeConformance('LabelledDivider', { element: 'div', render: (props) => <LabelledDivider {...props}>or</LabelledDivider> });

describe('Divider', () => {
  it('is a separator that knows its direction', () => {
    render(<Divider orientation="vertical" />);
    expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  });
});
