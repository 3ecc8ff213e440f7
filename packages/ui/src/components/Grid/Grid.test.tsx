import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Grid, gridColumns } from './index.ts';

describeConformance('Grid', { element: 'div', render: (props) => <Grid {...props} /> });

describe('Grid', () => {
  it('looks different for each kind of columns', () => {
    const { container } = render(gridColumns.map((columns) => <Grid key={columns} columns={columns} />));
    const looks = [...container.children].map((element) => element.className);
    expect(new Set(looks).size).toBe(gridColumns.length);
  });
});
