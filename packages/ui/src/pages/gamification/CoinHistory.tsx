import { actInWords, type DateText } from '@everstep/domain';
import { Chip } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { countOf } from '../../product/format.ts';
import { dayName } from './day-words.ts';
import { LedgerCard, type LedgerPages } from './LedgerCard.tsx';

export interface CoinHistoryProps extends LedgerPages {
  /** The member's date. */
  readonly today: DateText;
  /** Coins that can be spent now. */
  readonly coins: number | undefined;
}

const coinsText = (change: number) => `${change < 0 ? '−' : '+'}${countOf(Math.abs(change), 'coin')}`;

/** Every coin that came and went. */
export function CoinHistory({ today, coins, ...pages }: CoinHistoryProps) {
  return (
    <LedgerCard
      {...pages}
      heading={coins === undefined ? 'Your coins' : countOf(coins, 'coin')}
      line="A quarter of each XP, and a little more for levels and achievements."
      empty="Nothing here yet. Coins come along with XP."
    >
      {(entries) => (
        <List>
          {entries.map(({ id, label, about, localDate, coins: change }) => (
            <ListItem
              key={id}
              title={actInWords({ label, about })}
              description={dayName(localDate, today)}
              end={<Chip tone={change > 0 ? 'accent' : 'neutral'}>{coinsText(change)}</Chip>}
            />
          ))}
        </List>
      )}
    </LedgerCard>
  );
}
