import type { Command, CommandGroup } from './CommandPalette.types.ts';

/** Capitals and accents make no difference to somebody in a hurry. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a command answers: the label starts with it, words of the label do, anything does. */
const ranks = { label: 0, words: 1, keywords: 2, within: 3 } as const;

/**
 * @param query what was typed
 * @returns 0 for the best answer, more for lesser ones; null when some word of the query is nowhere to be found
 */
export function rankOf({ label, hint = '', keywords = [] }: Command, query: string): number | null {
  const asked = wordsOf(query);
  const starts = (words: readonly string[]) => asked.every((each) => words.some((word) => word.startsWith(each)));
  const labelWords = wordsOf(label);
  const otherWords = wordsOf([hint, ...keywords].join(' '));
  if (folded(label).startsWith(folded(query.trim()))) return ranks.label;
  if (starts(labelWords)) return ranks.words;
  if (starts([...labelWords, ...otherWords])) return ranks.keywords;
  return asked.every((each) => folded(label).includes(each)) ? ranks.within : null;
}

/** The commands that answer a query, the best of each group first; the group of the best answer leads. */
function matchingGroups(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ label, commands }) => ({
      label,
      ranked: commands
        .flatMap((command) => {
          const rank = rankOf(command, query);
          return rank === null ? [] : [{ command, rank }];
        })
        .sort((a, b) => a.rank - b.rank),
    }))
    .filter(({ ranked }) => ranked.length > 0)
    .sort((a, b) => (a.ranked[0]?.rank ?? 0) - (b.ranked[0]?.rank ?? 0))
    .map(({ label, ranked }) => ({ label, commands: ranked.map(({ command }) => command) }));
}

/** All commands, those that were run before taken out of their groups and put first. */
function withRecent(groups: readonly CommandGroup[], recent: readonly string[], label: string): CommandGroup[] {
  const all = new Map(groups.flatMap(({ commands }) => commands.map((command) => [command.id, command])));
  const before = recent.flatMap((id) => all.get(id) ?? []);
  const rest = groups.map((group) => ({ ...group, commands: group.commands.filter(({ id }) => !recent.includes(id)) }));
  return [{ label, commands: before }, ...rest].filter(({ commands }) => commands.length > 0);
}

/** What the palette shows for a query. */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
  recent: readonly string[],
  recentLabel: string,
): CommandGroup[] {
  return wordsOf(query).length === 0 ? withRecent(groups, recent, recentLabel) : matchingGroups(groups, query);
}
