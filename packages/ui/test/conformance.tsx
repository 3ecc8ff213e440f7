import { render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

/** What every component takes beside its own props; `data-*` needs no type, JSX allows it. */
export interface CommonProps {
  id: string;
  ref: Ref<never>;
  'data-probe': string;
  'aria-label'?: string;
}

interface Conformance {
  /** Renders the component with the common props spread on it. */
  render: (props: CommonProps) => ReactElement;
  /** Tag of the element that must receive them, in lower case. */
  element: string;
  /** Whether `aria-label` names this element; off where a `label` prop does. @default true */
  labelled?: boolean;
}

/**
 * What every component promises: `ref`, `id`, `data-*` and `aria-label` reach the same, right element.
 * (That `className` and `style` are refused is the business of the types: `// @ts-expect-error` in the component's own test.)
 */
export function describeConformance(name: string, { render: renderWith, element, labelled = true }: Conformance): void {
  describe(`${name} as a component`, () => {
    it(`hands ref, id, data-* ${labelled ? 'and aria-label ' : ''}to its <${element}>`, () => {
      const ref = createRef<HTMLElement>();
      const props = { id: 'probe-id', 'data-probe': 'yes', ...(labelled ? { 'aria-label': 'Probe name' } : {}) };
      // Each component narrows the ref to its own element; the test only reads HTMLElement.
      const { container } = render(renderWith({ ...props, ref: ref as Ref<never> }));
      const found = container.ownerDocument.getElementById('probe-id');
      expect(found?.tagName.toLowerCase()).toBe(element);
      expect(ref.current).toBe(found);
      expect(found).toHaveAttribute('data-probe', 'yes');
      if (labelled) expect(found).toHaveAttribute('aria-label', 'Probe name');
    });

    it('has a look of its own, by class alone', () => {
      const { container } = render(renderWith({ id: 'probe-id', 'data-probe': 'yes', ref: createRef<never>() }));
      const found = container.ownerDocument.getElementById('probe-id');
      expect(found?.className).not.toBe('');
      expect(found?.className).not.toContain('undefined');
    });
  });
}
