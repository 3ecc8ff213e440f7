import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { welcomeDialogTexts } from './texts.ts';
import * as styles from './WelcomeDialog.css.ts';

export interface WelcomeDialogProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** First name; the greeting does without when it is empty. */
  readonly name: string;
  /** What can be done first, one short line each; at most four. */
  readonly suggestions: readonly string[];
  /** The way to people, in the header: the dialog lies over whatever else leads there. */
  readonly helpAction?: ReactNode;
  /** Called on closing, with whether it should stay away from now on. */
  readonly onClose: (choice: { readonly dontShowAgain: boolean }) => void;
}

/** Greets after a sign-in, and can be told not to. */
export function WelcomeDialog({ open, name, suggestions, helpAction, onClose }: WelcomeDialogProps) {
  const texts = useTexts('WelcomeDialog', welcomeDialogTexts);
  const [dontShowAgain, setDontShowAgain] = useState(false);
  const close = () => onClose({ dontShowAgain });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="sm"
      title={name ? texts.titleFor(name) : texts.title}
      description={texts.description}
      headerActions={helpAction}
      media={
        <div className={styles.land}>
          <Landscape daytime="dawn" done={1} total={4} />
        </div>
      }
      footer={
        <div className={styles.foot}>
          <Checkbox label={texts.dontShowAgain} checked={dontShowAgain} onChange={(event) => setDontShowAgain(event.target.checked)} />
          <Button onClick={close}>{texts.begin}</Button>
        </div>
      }
    >
      {suggestions.length > 0 && (
        <ol className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion} className={styles.suggestion}>
              {suggestion}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
