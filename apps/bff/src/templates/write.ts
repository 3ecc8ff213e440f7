import { type AdminTemplate, type AuditAct, type api, DomainError, TEMPLATES_PUBLISHED_MAX, type TemplateContent } from '@everstep/domain';
import { adminOf } from '../admin/acting-admin.ts';
import { recordAct } from '../admin/audit.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { presentTemplate } from './present.ts';
import {
  countPublished,
  findTemplate,
  insertEdition,
  insertTemplate,
  lockTemplate,
  newestEditions,
  type TemplateRow,
  updateTemplate,
} from './store.ts';

type Features = typeof api.templates;

/** Named one by one, so that the same words are always the same text: that tells whether something was changed. */
const written = ({ name, line, category, difficulty, minutes, days }: TemplateContent): string =>
  JSON.stringify({
    ...{ name, line, category, difficulty, minutes },
    days: days.map(({ title, why, task, line: how }) => ({ title, why, task, line: how })),
  } satisfies TemplateContent);

const present = async (tx: Tx, row: TemplateRow): Promise<AdminTemplate> =>
  presentTemplate(row, (await newestEditions(tx, [row])).get(row.id));

/** Writes a challenge as a draft. The same id with the same words gives the same answer. */
export function createTemplate({ deps, actor, caller, body: { id: own, ...content } }: Call<Features['create']>): Promise<AdminTemplate> {
  const id = own ?? caller.idempotencyKey ?? deps.ids.next();
  return transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    const at = deps.clock.now().toISOString();
    const draft = { state: 'draft', edition: 0, version: 1, createdAt: at, updatedAt: at, publishedAt: null } as const;
    const row = await insertTemplate(tx, { id, content: written(content), ...draft });
    if (row) {
      await recordAct(tx, deps, admin, { act: 'template_created', recordId: id });
      return present(tx, row);
    }
    const known = await findTemplate(tx, id);
    if (known?.content !== written(content)) throw new DomainError('conflict');
    return present(tx, known);
  });
}

type TemplateCall = Call<Features['change'] | Features['publish'] | Features['withdraw']>;

/** What an act makes of a template; null where there is nothing to do. */
type Work = (tx: Tx, row: TemplateRow, at: string) => Promise<Partial<TemplateRow> | null>;

/**
 * Does an act on a template, and writes down who did it.
 * @throws DomainError `not_found`, `conflict` with the template as it stands now
 */
function changeTemplate(
  { deps, actor, params, body }: Pick<TemplateCall, 'actor' | 'params' | 'body'> & { readonly deps: Deps },
  act: AuditAct,
  work: Work,
): Promise<AdminTemplate> {
  return transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    const row = await lockTemplate(tx, params.id);
    if (!row) throw new DomainError('not_found');
    if (row.version !== body.version) throw new DomainError('conflict', { details: await present(tx, row) });
    const at = deps.clock.now().toISOString();
    const change = await work(tx, row, at);
    if (change === null) return present(tx, row);
    const changed = await updateTemplate(tx, row, { ...change, updatedAt: at });
    if (!changed) throw new DomainError('conflict');
    await recordAct(tx, deps, admin, { act, recordId: row.id });
    return present(tx, changed);
  });
}

/** Changes what a challenge says on the side of administrators; members keep what they have until it is published again. */
export function editTemplate(call: Call<Features['change']>) {
  const { version: _, ...content } = call.body;
  return changeTemplate(call, 'template_changed', async (_tx, row) => {
    const text = written(content);
    return text === row.content ? null : { content: text };
  });
}

/** Lets members start a challenge as it is written now: a further edition, unless they have had these very words. */
export function publishTemplate(call: Call<Features['publish']>) {
  return changeTemplate(call, 'template_published', async (tx, row, at) => {
    const isNew = (await newestEditions(tx, [row])).get(row.id) !== row.content;
    if (row.state === 'published' && !isNew) return null;
    if (row.state !== 'published' && (await countPublished(tx)) >= TEMPLATES_PUBLISHED_MAX) throw tooMany();
    if (!isNew) return { state: 'published' };
    const edition = row.edition + 1;
    await insertEdition(tx, { templateId: row.id, edition, content: row.content });
    return { state: 'published', edition, publishedAt: at };
  });
}

const tooMany = () =>
  new DomainError('limit_reached', {
    message: `There are ${TEMPLATES_PUBLISHED_MAX} challenges in the catalogue already. Withdraw one of them first.`,
  });

/** Takes a challenge out of the catalogue. Who has begun it goes on. */
export function withdrawTemplate(call: Call<Features['withdraw']>) {
  return changeTemplate(call, 'template_withdrawn', async (_tx, row) => {
    if (row.state === 'draft') throw new DomainError('conflict', { message: 'Nobody has it yet: it was never published.' });
    return row.state === 'withdrawn' ? null : { state: 'withdrawn' };
  });
}
