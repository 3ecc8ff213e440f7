import type { LinkComponentProps } from '@everstep/ui';
import { Link, useLocation } from 'react-router';

const ENTRIES = /^\/(auth|login|register)\b/;

/** How links of the design system move through the app: inside it by the router, anywhere else as plain links. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const { state } = useLocation();
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/files/') || rest.target === '_blank')
    return <a href={href} {...rest} />;
  // From one way in to another, the place to come back to goes along.
  return <Link to={href} viewTransition {...(ENTRIES.test(href) ? { state } : {})} {...rest} />;
}
