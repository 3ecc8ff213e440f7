import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What a link component of the app must accept: the props of `<a>` with a required address. */
export type LinkComponentProps = ComponentProps<'a'> & {
  /** Where it leads. */
  href: string;
};

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Draws every link; gets the props of `<a>`. */
  component: ComponentType<LinkComponentProps>;
  /** All whose links go through it. */
  children: ReactNode;
}

/** Lets every link of the design system go through the app's router. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders a link here. */
export const useLinkComponent = () => useContext(LinkContext);
