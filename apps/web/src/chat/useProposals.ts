import { api, type Message, type Proposal, type ProposalStatus } from '@everstep/domain';
import type { ProposalAct, Proposing } from '@everstep/ui/chat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isGone, sentenceOf } from '../api/errors.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useOnline } from '../layout/useOnline.ts';
import { log } from '../log/log.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import type { OutboxEntry } from '../offline/outbox-store.ts';
import { useCall, useMemberId } from '../session/SessionProvider.tsx';
import { confirmProposal, type ProposalPorts, undoProposal } from './proposal-acts.ts';
import { type Here, makes, proposalStates, waitingOf } from './proposal-states.ts';
import { useMadeTitles } from './useMadeTitles.ts';

/** The server has nothing under what was confirmed, and never will. */
const NO_LONGER = 'This suggestion cannot be carried out any more. You can still do it yourself, on its own page.';

interface ProposalsOptions {
  readonly conversationId: string | null;
  readonly messages: readonly Message[];
  /** Called with a proposal as it stands now, before the server has been told. */
  readonly onAnswered: (proposal: Proposal) => void;
  readonly now: Date;
  /** The member's date. */
  readonly today: string;
}

/**
 * What guides propose on this screen, and what becomes of it. First the act itself, then the note of it. Should the page close in
 * between, the note follows when the act arrives; and the server knows by the proposal's id what was made.
 */
export function useProposals({ conversationId, messages, onAnswered, now, today }: ProposalsOptions): Proposing {
  const { entries, add, forget, receive } = useOutbox();
  const online = useOnline();
  const ports = useProposalPorts(today);
  const [here, setHere] = useState<Readonly<Record<string, Here>>>({});
  const underWay = useRef(new Set<string>());
  const note = (id: string, news: Here) => setHere((all) => ({ ...all, [id]: { ...all[id], ...news } }));

  const answer = (proposal: Proposal, status: ProposalStatus) => {
    note(proposal.id, { problem: undefined });
    onAnswered({ ...proposal, status });
    if (conversationId === null) return;
    void add(api.chat.answerProposal, { params: { conversationId, proposalId: proposal.id }, body: { status } }).then((written) => {
      // The act stands all the same; only the note of it is missing, as where the conversation was deleted elsewhere.
      if (written.kind === 'refused') log.info('The answer to a proposal could not be stored.', written.error);
    });
  };
  const confirm = async (proposal: Proposal, title: string | undefined) => {
    note(proposal.id, { phase: 'working', problem: undefined, help: undefined });
    const { isKept: _, ...confirmed } = await confirmProposal(ports, proposal, { title, isUndone: here[proposal.id]?.isUndone });
    answer(proposal, 'done');
    note(proposal.id, { ...confirmed, phase: undefined, isConfirmed: true, isUndone: false });
  };
  const undo = async (proposal: Proposal) => {
    const { making, answers } = waitingOf(entries, proposal.id);
    note(proposal.id, { phase: 'undoing', problem: undefined, help: undefined });
    // What never left this device needs no server to take it back.
    const isHereOnly = making.length > 0;
    if (isHereOnly) for (const { id } of [...making, ...answers]) forget(id);
    else await undoProposal(ports, proposal, here[proposal.id]?.runId ?? undefined);
    // Taken back is not put away: who undoes may well do it otherwise, and still wants to be proposed to.
    answer(proposal, 'open');
    note(proposal.id, { phase: undefined, isUndone: !isHereOnly });
  };
  const act = async (proposal: Proposal, { kind, ...rest }: ProposalAct) => {
    const { id } = proposal;
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      if (kind === 'confirm') await confirm(proposal, 'title' in rest ? rest.title : undefined);
      if (kind === 'undo') await undo(proposal);
      if (kind === 'put-away') answer(proposal, 'dismissed');
      if (kind === 'show-again') answer(proposal, 'open');
    } catch (error) {
      const isFinal = isGone(error);
      note(id, { phase: undefined, problem: isFinal ? NO_LONGER : sentenceOf(error), problemAt: proposal.status, isFinal });
    } finally {
      underWay.current.delete(id);
    }
  };

  // One function for as long as the chat lives: what the messages get must change only when a state does.
  const newest = useRef(act);
  newest.current = act;
  const onAct = useCallback((proposal: Proposal, next: ProposalAct) => void newest.current(proposal, next), []);
  const onArrived = (entry: OutboxEntry) => {
    const proposal = messages.flatMap(({ proposals = [] }) => proposals).find(({ id, status }) => status === 'open' && makes(entry, id));
    // Whoever confirms it now notes it, too.
    const isNoted = proposal && (underWay.current.has(proposal.id) || waitingOf(entries, proposal.id).answers.length > 0);
    if (proposal && !isNoted) answer(proposal, 'done');
  };
  const arrived = useRef(onArrived);
  arrived.current = onArrived;
  useEffect(() => receive(({ entry }) => arrived.current(entry)), [receive]);
  const titles = useMadeTitles(messages);
  const states = useMemo(
    () => proposalStates(messages, { entries, here, titles, online, now }),
    [messages, entries, here, titles, online, now],
  );
  return useMemo(() => ({ states, today, onAct }), [states, today, onAct]);
}

function useProposalPorts(today: string): ProposalPorts {
  const call = useCall();
  const { add } = useOutbox();
  const { celebrate } = useGamification();
  const dropStale = useDropStale();
  const memberId = useMemberId();
  const navigate = useNavigate();
  const { show } = useLayers();
  return {
    call,
    add,
    celebrate,
    dropStale,
    openMeditation: (minutes) => show(`meditation:${minutes}`),
    openEntry: async (id, words) => {
      const { beginEntry } = await import('../journal/begin-entry.ts');
      const state = await beginEntry({ call, memberId, today }, id, words);
      void navigate(`/journals/${id}`, { state });
    },
  };
}
