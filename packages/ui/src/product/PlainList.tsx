import type { ComponentProps } from 'react';

/** A list without bullets that stays a list in Safari, which drops the role together with the bullets. */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <ul {...props} role="list" />;
}
