import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ChatModal.css.ts';
import type { ChatModalProps } from './ChatModal.tsx';
import { chatModalTexts } from './texts.ts';

/** What failed, and what was kept of it. */
export function Alert({ text, onDismiss }: { text: string; onDismiss: (() => void) | undefined }) {
  return (
    <div className={styles.alert}>
      <Banner tone="danger" live="assertive" onDismiss={onDismiss}>
        {text}
      </Banner>
    </div>
  );
}

interface DeletedProps extends Pick<ChatModalProps, 'conversationId' | 'onNewConversation' | 'onRestoreConversation'> {
  /** Called after either choice, which goes with its buttons. */
  onDone: () => void;
}

/** The conversation on the screen is gone elsewhere; what is being written is not. */
export function Deleted({ conversationId, onNewConversation, onRestoreConversation, onDone }: DeletedProps) {
  const texts = useTexts('ChatModal', chatModalTexts);
  return (
    <div className={styles.alert}>
      <Banner
        tone="warning"
        live="assertive"
        actions={
          <>
            <Button
              size="small"
              tone="outline"
              onClick={() => {
                onNewConversation();
                onDone();
              }}
            >
              {texts.goOnAnew}
            </Button>
            {onRestoreConversation && conversationId !== null && (
              <Button
                size="small"
                tone="ghost"
                onClick={() => {
                  onRestoreConversation(conversationId);
                  onDone();
                }}
              >
                {texts.bringBack}
              </Button>
            )}
          </>
        }
      >
        {texts.deleted}
      </Banner>
    </div>
  );
}
