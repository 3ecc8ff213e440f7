import { StreamingMarkdown } from '@everstep/ui/chat';

/** An entry as it is read. */
export function EntryText({ text }: { readonly text: string }) {
  return <StreamingMarkdown text={text} />;
}
