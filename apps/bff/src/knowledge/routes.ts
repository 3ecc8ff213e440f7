import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { changeConsent, consent } from './consent.ts';
import { readKnowledge, remember } from './know.ts';
import { addNote, editNote, removeNote } from './notes.ts';

const { knowledge } = api;
const writing = { limit: perMember(60, 'minute') };

export const knowledgeRoutes: readonly Route[] = [
  on(knowledge.consent, consent),
  on(knowledge.changeConsent, changeConsent, writing),
  on(knowledge.read, readKnowledge),
  on(knowledge.remember, remember, writing),
  on(knowledge.addNote, addNote, writing),
  on(knowledge.editNote, editNote, writing),
  on(knowledge.removeNote, removeNote, writing),
];
