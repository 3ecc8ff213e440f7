import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { MessageList } from '../MessageList/index.ts';
import * as styles from './ChatModal.css.ts';
import type { ChatModalProps } from './ChatModal.tsx';
import { spokenText } from './spoken-text.ts';
import { chatModalTexts } from './texts.ts';

function Waiting({ children }: { children: string }) {
  return (
    <div className={styles.center} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}

/** What stands between header and composer. */
export function ChatBody(props: ChatModalProps) {
  const { phase = 'ready', persona, onPickerOpenChange, onReadAloud } = props;
  const texts = useTexts('ChatModal', chatModalTexts);
  if (phase === 'closed') return <Waiting>{texts.starting}</Waiting>;
  if (!persona) {
    return (
      <div className={styles.center}>
        <div className={styles.guides}>
          {props.personas.map((one) => (
            <PersonaAvatar key={one.id} persona={one} />
          ))}
        </div>
        <p>{texts.pleaseSelect}</p>
        <Button onClick={() => onPickerOpenChange(true)}>{texts.choose}</Button>
      </div>
    );
  }
  if (phase === 'loading') return <Waiting>{texts.loading}</Waiting>;
  // One by one: what it need not know, such as the draft, must not render it.
  return (
    <MessageList
      messages={props.messages}
      persona={persona}
      personas={props.personas}
      member={props.member}
      conversationId={props.conversationId}
      now={props.now}
      timeZone={props.timeZone}
      earlier={props.earlier}
      soughtId={props.soughtId}
      onReadAloud={onReadAloud && ((id, text) => onReadAloud(id, spokenText(text)))}
      readingId={props.readingId}
      proposing={props.proposing}
      onRegenerate={props.onRegenerate}
      onHandOver={props.onHandOver}
      onSibling={props.onSibling}
      onHelp={props.onHelp}
      onPickerOpenChange={onPickerOpenChange}
      talks={props.talks}
      onSay={props.onSay}
      sending={props.sending}
      replying={props.replying}
    />
  );
}
