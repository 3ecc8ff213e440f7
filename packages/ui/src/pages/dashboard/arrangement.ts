/** Cards that a member may put into another order or away; what today asks for always comes first. */
export const dashboardCards = ['level', 'week', 'moods', 'goals', 'lately'] as const;
export type DashboardCard = (typeof dashboardCards)[number];

/** How a member has arranged the cards. */
export interface DashboardArrangement {
  /** Every card once, the first one first. */
  readonly order: readonly DashboardCard[];
  readonly hidden: readonly DashboardCard[];
}

export const cardNames: Readonly<Record<DashboardCard, string>> = {
  level: 'Level',
  week: 'Streak and week',
  moods: 'Week in moods',
  goals: 'Goals',
  lately: 'Lately',
};

/** As it is before anybody changes it. */
export const usualArrangement: DashboardArrangement = { order: dashboardCards, hidden: [] };

/** Whatever was kept, as an arrangement: unknown names are left out, cards that are new since then come last. */
export function readArrangement(kept: unknown): DashboardArrangement {
  const order = cardsIn(kept, 'order');
  return { order: [...order, ...dashboardCards.filter((card) => !order.includes(card))], hidden: cardsIn(kept, 'hidden') };
}

function cardsIn(kept: unknown, field: 'order' | 'hidden'): readonly DashboardCard[] {
  const names: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined;
  const known = Array.isArray(names) ? names.flatMap((name) => dashboardCards.filter((card) => card === name)) : [];
  return [...new Set(known)];
}

/** Whether nothing was changed. */
export const isUsual = ({ order, hidden }: DashboardArrangement): boolean =>
  hidden.length === 0 && order.every((card, index) => card === dashboardCards[index]);
