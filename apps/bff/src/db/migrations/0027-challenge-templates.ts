import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Challenges that administrators write, what members got of them, and which edition a run was begun with. */
export const challengeTemplates: Migration = {
  name: '0027-challenge-templates',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('challengeTemplate')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('state', type.key, (c) => c.notNull())
      .addColumn('content', type.json, (c) => c.notNull())
      // The newest edition; 0 before the first.
      .addColumn('edition', type.integer, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('publishedAt', type.instant)
      .execute();
    // Members ask for the published ones alone.
    await db.schema.createIndex('challengeTemplateByState').on('challengeTemplate').columns(['state', 'id']).execute();

    // Never changed and never removed: runs go on with what they began with.
    await db.schema
      .createTable('challengeEdition')
      .addColumn('templateId', type.key, (c) => c.notNull().references('challengeTemplate.id'))
      .addColumn('edition', type.integer, (c) => c.notNull())
      .addColumn('content', type.json, (c) => c.notNull())
      .addPrimaryKeyConstraint('challengeEditionKey', ['templateId', 'edition'])
      .execute();

    // Null for a challenge that is shipped with the product.
    await db.schema.alterTable('challengeRun').addColumn('edition', type.integer).execute();
  },
};
