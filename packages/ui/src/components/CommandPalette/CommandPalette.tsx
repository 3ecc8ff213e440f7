import { lazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import type { CommandPaletteProps } from './CommandPalette.types.ts';

const panel = lazyPart(async () => (await import('./CommandPanel.tsx')).CommandPanel);

/** Everything an app can do, found by a few letters. Its code is fetched when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const Panel = useLazyPart(panel, props.open);
  return Panel && <Panel {...props} />;
}
