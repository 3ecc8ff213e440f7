import { LegalPage, Link, Stack, Text } from '@everstep/ui';
import { usePageTitle } from '../layout/usePageTitle.ts';
import type { LegalText as Content } from './legal-text.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalText({ content }: { content: Content }) {
  usePageTitle(content.title);
  return (
    <LegalPage
      title={content.title}
      updated={`In force since ${dates.format(Date.parse(content.updated))}`}
      summary={content.summary}
      sections={content.sections.map(({ heading, paragraphs }) => ({
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
      foot={<Link href="/">Back to Everstep</Link>}
    />
  );
}
