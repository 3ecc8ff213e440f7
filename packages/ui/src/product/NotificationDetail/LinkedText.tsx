import { Link } from '../../components/Link/index.ts';
import { linkedText } from './linked-text.ts';

/** Plain text with its http(s) addresses as links. Nothing in it is markup. */
export function LinkedText({ text }: { readonly text: string }) {
  return linkedText(text).map(({ at, text: words, href }) =>
    href ? (
      <Link key={at} href={href} external>
        {words}
      </Link>
    ) : (
      <span key={at}>{words}</span>
    ),
  );
}
