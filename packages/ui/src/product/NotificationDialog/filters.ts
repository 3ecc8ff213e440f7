import { type NotificationItem, type NotificationType, notificationTypes } from '../NotificationDetail/index.ts';

/** What the list is narrowed to. Nothing chosen means everything. */
export interface NotificationFilter {
  readonly unreadOnly: boolean;
  readonly types: readonly NotificationType[];
}

export const everything: NotificationFilter = { unreadOnly: false, types: [] };

/** Whether a filter leaves anything out. */
export const isNarrow = ({ unreadOnly, types }: NotificationFilter): boolean => unreadOnly || types.length > 0;

/** The notifications that a filter lets through, in their order. */
export const filtered = (items: readonly NotificationItem[], { unreadOnly, types }: NotificationFilter): readonly NotificationItem[] =>
  items.filter(({ type, isRead }) => (!unreadOnly || !isRead) && (types.length === 0 || types.includes(type)));

/** The types that there are or that are chosen, each once, in the order in which they are offered. */
export const typesToOffer = (present: readonly NotificationType[], { types }: NotificationFilter): readonly NotificationType[] =>
  notificationTypes.filter((type) => types.includes(type) || present.includes(type));

/** Adds a type to the chosen ones, or takes it away. */
export const withType = (filter: NotificationFilter, type: NotificationType, chosen: boolean): NotificationFilter => ({
  ...filter,
  types: chosen ? [...filter.types, type] : filter.types.filter((other) => other !== type),
});
