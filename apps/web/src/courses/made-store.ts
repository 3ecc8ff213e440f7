import type { MadeDraft } from '@everstep/ui/pages';

/** Only what is whole enough to be shown. */
export function readMade(text: string): readonly MadeDraft[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Each made thing has a list that its view walks through; the rest was written by the app. */
function isDraft(value: unknown): value is MadeDraft {
  if (typeof value !== 'object' || value === null || !('made' in value) || !('id' in value)) return false;
  // Optional fields only, each looked at below.
  const made = value.made as { outline?: { modules?: unknown }; lesson?: { content?: unknown }; quiz?: { questions?: unknown } } | null;
  return (
    typeof value.id === 'string' &&
    (Array.isArray(made?.outline?.modules) || typeof made?.lesson?.content === 'string' || Array.isArray(made?.quiz?.questions))
  );
}
