import { ChevronDown } from 'lucide-react';
import { useMenuButton } from '../../components/Menu/useMenuButton.ts';
import { lazyPart } from '../../internal/lazy-part.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar, type PersonaMark } from '../PersonaAvatar/index.ts';
import * as styles from './PersonaIndicator.css.ts';
import { personaIndicatorTexts } from './texts.ts';

export interface PersonaIndicatorProps {
  /** The guide that is chosen now. */
  readonly persona: PersonaMark;
  /** Opens the chat. */
  readonly onChat: () => void;
  /** Opens the selector. */
  readonly onSwitch: () => void;
  /** Goes where one question is put to several guides; without it the menu does not offer it. */
  readonly onCouncil?: (() => void) | undefined;
}

const items = lazyPart(async () => (await import('./PersonaIndicatorItems.tsx')).PersonaIndicatorItems);

/** A chip with the chosen guide; its menu opens the chat or the selector. */
export function PersonaIndicator(props: PersonaIndicatorProps) {
  const { persona } = props;
  const texts = useTexts('PersonaIndicator', personaIndicatorTexts);
  const { buttonProps, Menu, layer } = useMenuButton(items);
  return (
    <>
      <button type="button" className={styles.chip} aria-label={texts.guide(persona.name)} {...buttonProps}>
        <PersonaAvatar persona={persona} size="small" />
        {persona.name}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {Menu && <Menu layer={layer} {...props} />}
    </>
  );
}
