import type { MessageRow } from './store.ts';

type Node = Pick<MessageRow, 'id' | 'parentId' | 'role'>;

/** The messages from the first one down to `leafId`, oldest first. Empty for an unknown leaf. */
export function pathTo<T extends Node>(messages: readonly T[], leafId: string | null): readonly T[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const path: T[] = [];
  for (
    let next = leafId === null ? undefined : byId.get(leafId);
    next;
    next = next.parentId === null ? undefined : byId.get(next.parentId)
  ) {
    path.push(next);
    byId.delete(next.id);
  }
  return path.reverse();
}

/** The last message below `id`, taking the newest at each fork: what is shown when that sibling is chosen. */
export function newestLeafBelow(messages: readonly Node[], id: string): string {
  const newestChild = new Map<string, string>();
  for (const message of messages) if (message.parentId !== null) newestChild.set(message.parentId, message.id);
  let leaf = id;
  for (let next = newestChild.get(leaf); next !== undefined; next = newestChild.get(leaf)) leaf = next;
  return leaf;
}

/** The message itself, or the one `step` places before or after it among the answers to the same message; undefined beyond either end. */
export function siblingAt(messages: readonly Node[], id: string, step: number): string | undefined {
  const message = messages.find((one) => one.id === id);
  if (!message) return undefined;
  const group = groupsOf(messages).get(groupKey(message)) ?? [];
  return group[group.indexOf(id) + step];
}

/** Whether something was said after a reply: an answer to it, or a later reply in its place. */
export const hasGoneOn = (messages: readonly Node[], { id, parentId, role }: Node): boolean =>
  messages.some((other) => other.parentId === id || (other.parentId === parentId && other.role === role && other.id > id));

/** Place of each message among the answers to the same message. */
export function siblingsOf(messages: readonly Node[]): (message: Node) => { index: number; count: number } {
  const groups = groupsOf(messages);
  return (message) => {
    const group = groups.get(groupKey(message)) ?? [message.id];
    return { index: Math.max(0, group.indexOf(message.id)), count: group.length };
  };
}

const groupKey = ({ parentId, role }: Node): string => `${parentId} ${role}`;

/** The ids of the answers to each message, in their order. */
function groupsOf(messages: readonly Node[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const message of messages) {
    const group = groups.get(groupKey(message));
    if (group) group.push(message.id);
    else groups.set(groupKey(message), [message.id]);
  }
  return groups;
}
