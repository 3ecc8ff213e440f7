import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a link component of the app must accept: the props of `<a>` with a required address. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

/** Lets every link of the design system go through the app's router. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkComponentProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders a link here. */
export const useLinkComponent = () => useContext(LinkContext);
