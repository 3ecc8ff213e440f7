import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { LegalPage } from '../../product/LegalPage/index.ts';
import { HelpNowLink } from '../care/HelpNowLink.tsx';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export interface LegalViewProps {
  readonly title: string;
  /** Date of the version, YYYY-MM-DD. */
  readonly updated: string;
  /** The gist in two sentences. */
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** What members and the operator of a server agree on; the texts are `termsOfService` and `privacyPolicy`. */
export function LegalView({ title, updated, summary, sections }: LegalViewProps) {
  return (
    <LegalPage
      title={title}
      updated={`In force since ${dates.format(Date.parse(updated))}`}
      summary={summary}
      sections={sections.map(({ heading, paragraphs }) => ({
        id: heading.toLowerCase().replace(/[^a-z]+/g, '-'),
        title: heading,
        body: (
          <Stack gap="3">
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ),
      }))}
      actions={
        <Inline justify="end">
          <HelpNowLink />
        </Inline>
      }
      foot={<Link href="/">Back to Everstep</Link>}
    />
  );
}
