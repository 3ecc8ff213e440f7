import { Button } from '../../components/Button/index.ts';

/** The end of a list that comes a page at a time, newest first. */
export interface EarlierPages {
  /** Whether there are earlier ones. @default false */
  readonly more?: boolean | undefined;
  /** Earlier ones are on their way. @default false */
  readonly moreLoading?: boolean | undefined;
  readonly onMore: () => void;
}

/** Fetches what is older; nothing where all is here. */
export function EarlierButton({ more = false, moreLoading = false, onMore }: EarlierPages) {
  if (!more) return null;
  return (
    <Button tone="outline" loading={moreLoading} onClick={onMore}>
      Show earlier ones
    </Button>
  );
}
