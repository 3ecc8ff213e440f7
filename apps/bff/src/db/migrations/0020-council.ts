import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Questions to several guides at once, and what each of them said. */
export const council: Migration = {
  name: '0020-council',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('council')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('question', type.text, (c) => c.notNull())
      .addColumn('personaIds', type.json, (c) => c.notNull())
      .addColumn('chosenPersonaId', type.key)
      .addColumn('saidLevel', type.integer, (c) => c.notNull())
      .addColumn('safetyLevel', type.integer, (c) => c.notNull())
      .addColumn('safetyCard', type.json)
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .execute();
    await db.schema.createIndex('councilByMember').on('council').columns(['memberId', 'createdAt', 'id']).execute();
    await db.schema
      .createTable('councilVoice')
      .addColumn('councilId', type.key, (c) => c.notNull().references('council.id').onDelete('cascade'))
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('personaId', type.key, (c) => c.notNull())
      .addColumn('place', type.integer, (c) => c.notNull())
      .addColumn('status', type.key, (c) => c.notNull())
      .addColumn('content', type.text, (c) => c.notNull())
      .addColumn('nextStep', type.text)
      .addColumn('evidence', type.json)
      .addColumn('offline', type.boolean, (c) => c.notNull())
      .addColumn('owner', type.key, (c) => c.notNull())
      .addColumn('leaseUntil', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('councilVoiceOfGuide', ['councilId', 'personaId'])
      .execute();
    // How many are being written for a member, and the sweep of those whose server is gone.
    await db.schema.createIndex('councilVoiceByMember').on('councilVoice').columns(['memberId', 'status']).execute();
    await db.schema.createIndex('councilVoiceByStatus').on('councilVoice').columns(['status', 'leaseUntil']).execute();
  },
};
