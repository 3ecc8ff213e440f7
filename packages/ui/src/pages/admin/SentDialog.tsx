import type { SentNotification } from '@everstep/domain';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { formatCount } from '../../product/format.ts';
import { LinkedText } from '../../product/NotificationDetail/LinkedText.tsx';
import { content } from '../../product/NotificationDetail/NotificationDetail.css.ts';
import * as styles from './SentDialog.css.ts';
import { audienceWords, momentOf, readersIn, recipientWords, STOPPED_WORDS } from './words.ts';

interface SentDialogProps {
  readonly letter: SentNotification;
  readonly onClose: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  readonly locale: string;
}

/** A letter as it was written, whom it is for, and what came of it. */
export function SentDialog({ letter, onClose, timeZone, locale }: SentDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={letter.subject} description="As it was written, and what came of it.">
      <Stack gap="5">
        <dl className={styles.facts}>
          {factsOf(letter, timeZone, locale).map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={content}>
          <LinkedText text={letter.content} />
        </div>
      </Stack>
    </Dialog>
  );
}

const whenTerms: Readonly<Record<SentNotification['state'], string>> = {
  waiting: 'Goes out',
  sent: 'Sent',
  cancelled: 'Taken back',
  stopped: 'When',
};
const calledOffWords: Readonly<Partial<Record<SentNotification['state'], string>>> = {
  cancelled: 'Before it went out',
  stopped: STOPPED_WORDS,
};

function factsOf(letter: SentNotification, timeZone: string, locale: string): readonly (readonly [string, string])[] {
  const { audience, sender, state, sentAt, sendAt, delivered, canReply, threads } = letter;
  const when = calledOffWords[state] ?? momentOf(sentAt ?? sendAt, timeZone, locale);
  const numbers =
    state === 'sent'
      ? ([
          ['Delivered', delivered === null ? '–' : formatCount(delivered)],
          ['Read', readersIn(letter)],
          ['Replied', canReply ? formatCount(threads) : 'It takes no replies'],
        ] as const)
      : [];
  return [
    ['To', audience === 'chosen' ? recipientWords(letter) : audienceWords[audience]],
    ['From', sender],
    [whenTerms[state], when],
    ...numbers,
  ];
}
