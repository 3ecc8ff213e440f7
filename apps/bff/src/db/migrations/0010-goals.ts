import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const goals: Migration = {
  name: '0010-goals',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('goal')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('title', type.text, (c) => c.notNull())
      .addColumn('why', type.text, (c) => c.notNull())
      .addColumn('size', type.key, (c) => c.notNull())
      .addColumn('state', type.key, (c) => c.notNull())
      .addColumn('dueDate', type.localDate)
      .addColumn('milestones', type.json, (c) => c.notNull())
      .addColumn('confidence', type.json, (c) => c.notNull())
      .addColumn('lesson', type.text, (c) => c.notNull())
      .addColumn('completedAt', type.instant)
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .addCheckConstraint('goalCompletedHasMoment', sql`state <> 'completed' or completed_at is not null`)
      .execute();
    // Lists are paged from the newest on, all of them or those of one state; the id breaks ties.
    await db.schema.createIndex('goalByAge').on('goal').columns(['memberId', 'createdAt', 'id']).execute();
    await db.schema.createIndex('goalByState').on('goal').columns(['memberId', 'state', 'createdAt', 'id']).execute();
    // Those on the way that moved last.
    await db.schema.createIndex('goalByMove').on('goal').columns(['memberId', 'state', 'updatedAt', 'id']).execute();
    await db.schema.createIndex('goalByDeletion').on('goal').column('deletedAt').where(sql.ref('deletedAt'), 'is not', null).execute();

    await db.schema
      .createTable('goalHabit')
      .addColumn('goalId', type.key, (c) => c.notNull().references('goal.id').onDelete('cascade'))
      .addColumn('habitId', type.key, (c) => c.notNull().references('habit.id').onDelete('cascade'))
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('position', type.integer, (c) => c.notNull())
      .addColumn('target', type.integer, (c) => c.notNull())
      .addColumn('since', type.localDate, (c) => c.notNull())
      .addPrimaryKeyConstraint('goalHabitKey', ['goalId', 'habitId'])
      .execute();
    await db.schema.createIndex('goalHabitByMember').on('goalHabit').column('memberId').execute();
    await db.schema.createIndex('goalHabitByHabit').on('goalHabit').column('habitId').execute();
  },
};
