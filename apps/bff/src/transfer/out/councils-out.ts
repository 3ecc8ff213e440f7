import type { OwnCouncil } from '@everstep/domain/transfer';
import { listCouncils, voicesOf } from '../../council/store.ts';
import type { Source } from './read-out.ts';

const PAGE = 50;

/** Questions to several guides with the answers that are complete, newest first. */
export async function* councilsOut({ query, memberId }: Source): AsyncGenerator<OwnCouncil> {
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listCouncils(query, memberId, { limit: PAGE, cursor });
    const ids = rows.map(({ id }) => id);
    const voices = Map.groupBy(await voicesOf(query, ids), ({ councilId }) => councilId);
    for (const { id, question, chosenPersonaId, createdAt } of rows) {
      const complete = (voices.get(id) ?? []).filter(({ status }) => status === 'complete');
      yield {
        id,
        question,
        chosenPersonaId,
        createdAt,
        voices: complete.map(({ personaId, content, nextStep }) => ({ personaId, text: content, nextStep })),
      };
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
