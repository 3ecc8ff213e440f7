import { readColorScheme } from '@everstep/domain';
import { useGlobals } from 'storybook/preview-api';
import { readColorMode } from '../../themes/apply-look.ts';
import type { AppearanceViewProps } from '../settings/AppearanceView.tsx';

type Look = Pick<AppearanceViewProps, 'scheme' | 'onSchemeChange' | 'mode' | 'onModeChange'>;

/** The look of Storybook's toolbar: a choice in the view is one there, and the other way round. Call it in `render` itself. */
export function useToolbarLook(): Look {
  const [{ scheme, mode }, update] = useGlobals();
  return {
    scheme: readColorScheme(scheme),
    onSchemeChange: (next) => update({ scheme: next }),
    mode: readColorMode(mode),
    onModeChange: (next) => update({ mode: next }),
  };
}
