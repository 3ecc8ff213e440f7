import { NOTIFICATION_REPLY_MAX } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './NotificationDetail.css.ts';
import { notificationDetailTexts } from './texts.ts';

/** From here on it is said how much room is left. */
const COUNT_FROM = NOTIFICATION_REPLY_MAX * 0.8;

interface ReplyComposerProps {
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Called with the text without blanks around it; never with nothing. */
  readonly onSend: (content: string) => void;
  readonly onCancel: () => void;
}

/** Where an answer to the team is written. */
export function ReplyComposer({ draft, onDraftChange, onSend, onCancel }: ReplyComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  const content = draft.trim();
  // It takes the place of the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== '') onSend(content);
      }}
    >
      <TextArea
        ref={field}
        label={texts.yourReply}
        help={texts.yourReplyHint}
        value={draft}
        maxLength={NOTIFICATION_REPLY_MAX}
        counter={draft.length > COUNT_FROM}
        minRows={3}
        maxRows={8}
        onChange={(event) => onDraftChange(event.target.value)}
      />
      <div className={styles.composerActions}>
        <Button tone="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={content === ''}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
