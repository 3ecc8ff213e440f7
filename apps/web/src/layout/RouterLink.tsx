import type { LinkComponentProps } from '@everstep/ui';
import { Link } from 'react-router';

/** How links of the design system move through the app: inside it by the router, anywhere else as plain links. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/files/') || rest.target === '_blank')
    return <a href={href} {...rest} />;
  return <Link to={href} viewTransition {...rest} />;
}
