import { type CorePersonaId, corePersonas } from '@everstep/domain';

const [first] = corePersonas;
if (!first) throw new Error('there are six core guides');
const byId = new Map(corePersonas.map((guide) => [guide.id, guide]));

/** A guide of a council in full. A council holds core guides alone. */
export const guideOf = (id: CorePersonaId) => byId.get(id) ?? first;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The guides by name: "Kael, Skye and Nova". */
export const guideNames = (ids: readonly CorePersonaId[]): string => LIST.format(ids.map((id) => guideOf(id).name));
