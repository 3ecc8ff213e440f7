import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What a ledger row was booked for, in the member's own words: the title of its habit or goal. Null where there is none, or none any more. */
export const actSubject = (eb: ExpressionBuilder<Tables, 'ledger'>) =>
  eb.fn
    .coalesce(
      eb
        .selectFrom('habit')
        .select('habit.title')
        .whereRef('habit.id', '=', 'ledger.reference')
        .whereRef('habit.memberId', '=', 'ledger.memberId')
        .where('habit.deletedAt', 'is', null),
      eb
        .selectFrom('goal')
        .select('goal.title')
        .whereRef('goal.id', '=', 'ledger.reference')
        .whereRef('goal.memberId', '=', 'ledger.memberId')
        .where('goal.deletedAt', 'is', null),
    )
    .as('about');
