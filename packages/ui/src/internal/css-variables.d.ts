import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry a component's numbers to its stylesheet. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
