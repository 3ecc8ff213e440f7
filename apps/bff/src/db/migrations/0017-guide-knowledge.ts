import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** What members let their guides know: consent, what is forgotten, notes, conversations without records, and what replies leaned on. */
export const guideKnowledge: Migration = {
  name: '0017-guide-knowledge',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('guideConsent')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('type', type.key, (c) => c.notNull())
      .addColumn('allowed', type.boolean, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('guideConsentOfType', ['memberId', 'type'])
      .execute();
    await db.schema
      .createTable('guideForgotten')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('personaId', type.key, (c) => c.notNull())
      .addColumn('ref', type.key, (c) => c.notNull())
      .addColumn('forgottenAt', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('guideForgottenRecord', ['memberId', 'personaId', 'ref'])
      .execute();
    await db.schema
      .createTable('guideNote')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('personaId', type.key, (c) => c.notNull())
      .addColumn('text', type.text, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('guideNoteOfGuide').on('guideNote').columns(['memberId', 'personaId']).execute();
    await db.schema
      .alterTable('conversation')
      .addColumn('incognito', type.boolean, (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('message').addColumn('evidence', type.json).execute();
  },
};
