import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/csf';

/** Reads the table that `prop-tables.ts` has tied to a component. */
export function extractArgTypes(component: { readonly __docgenInfo?: { readonly argTypes: ArgTypes } } | undefined): ArgTypes | null {
  return component?.__docgenInfo?.argTypes ?? null;
}

/** Whether a value survives being written down and read again. */
function canBeWritten(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(canBeWritten);
  // React's elements are plain objects, too.
  return Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && Object.values(value).every(canBeWritten);
}

/** Takes the control from a prop whose value in a story it could only spoil, such as an element. */
export const onlyWritableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const words = argType.control && typeof argType.control === 'object' && argType.control.type === 'text';
      const fits = words ? typeof value !== 'object' || value === null : canBeWritten(value);
      return [name, fits || argType.mapping ? argType : { ...argType, control: false }];
    }),
  );
