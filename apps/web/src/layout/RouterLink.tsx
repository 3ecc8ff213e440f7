import type { LinkComponentProps } from '@everstep/ui';
import type { MouseEvent } from 'react';
import { createPath, Link, useLocation, useNavigate } from 'react-router';
import { layersOf } from './useLayers.ts';

const ENTRIES = /^\/(auth|login|register)\b/;

/** How links of the design system move through the app: inside it by the router, anywhere else as plain links. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const here = useLocation();
  const navigate = useNavigate();
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/files/') || rest.target === '_blank')
    return <a href={href} {...rest} />;
  // From one way in to another, the place to come back to goes along.
  const state = ENTRIES.test(href) ? { state: here.state } : {};
  if (!layersOf(here.state).includes('menu')) return <Link to={href} viewTransition {...state} {...rest} />;
  // The menu is a way and not a place: what it leads to stands where it stood, and the page under it is one step back.
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || href !== createPath(here)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return <Link to={href} replace viewTransition {...state} {...rest} onClick={onClick} />;
}
