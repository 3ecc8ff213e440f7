import type { ComponentProps, ElementType } from 'react';

/** Props of an HTML element without the two that would let a page restyle a component. `ref` is a plain prop. */
export type NativeProps<E extends ElementType> = Omit<ComponentProps<E>, 'className' | 'style'>;
