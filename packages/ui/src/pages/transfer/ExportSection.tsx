import { Download } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Text } from '../../components/Text/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { dayWords } from './transfer-words.ts';

/** Taking everything out. */
export interface ExportPart {
  /** The archive is being opened. @default false */
  readonly pending?: boolean | undefined;
  /** Why it could not be made, in a sentence. */
  readonly problem?: string | undefined;
  /** Name of the archive that the browser was given just now. */
  readonly fileName?: string | undefined;
  readonly onExport: () => void;
  /** Hands that archive to the browser once more. */
  readonly onFetchAgain: () => void;
}

/** One button, one archive. */
export function ExportSection({
  pending = false,
  problem,
  fileName,
  onExport,
  onFetchAgain,
  lastAt,
}: ExportPart & { readonly lastAt: string | null }) {
  return (
    <SettingsSection
      title="Take your data out"
      description="One archive with your habits, moods, journal, goals, challenges, experiments and points: pages that any browser shows, tables for spreadsheets, and a file that Everstep takes in again."
      actions={
        <Button icon={<Download size="1em" />} loading={pending} onClick={onExport}>
          Make my archive
        </Button>
      }
    >
      {problem !== undefined && (
        <Banner tone="danger" live="assertive">
          {problem}
        </Banner>
      )}
      {fileName !== undefined && (
        <Banner
          tone="success"
          live="polite"
          title="Your archive is on its way"
          actions={
            <Button size="small" tone="outline" onClick={onFetchAgain}>
              Fetch it again
            </Button>
          }
        >
          Your browser saves it as {fileName} and shows how far it is. Nothing came? It can be fetched for the next ten minutes.
        </Banner>
      )}
      <Text size="sm" tone="muted">
        Locked entries stay locked in it: your passphrase or your recovery key opens them.{' '}
        {lastAt !== null && `Last taken out on ${dayWords(lastAt)}.`}
      </Text>
    </SettingsSection>
  );
}
