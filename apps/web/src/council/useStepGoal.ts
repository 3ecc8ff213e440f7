import { api, type CorePersonaId, type Council, type CouncilVoice, goalOfStep, stepGoalId } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall } from '../session/SessionProvider.tsx';

export interface StepGoal {
  /** Makes the step of a guide a goal; one that was taken back before comes back. */
  readonly set: (voice: CouncilVoice) => void;
  /** The guide whose step is becoming one. */
  readonly setting: CorePersonaId | null;
}

/** Makes steps of a council goals, as any other page sets one; the notice takes it back. */
export function useStepGoal(council: Council | undefined): StepGoal {
  const call = useCall();
  const dropStale = useDropStale();
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [setting, setSetting] = useState<CorePersonaId | null>(null);
  const failed = (title: string, error: unknown) =>
    showToast({ id: `step-goal-${title}`, tone: 'danger', title, description: sentenceOf(error) });

  const takeBack = async (id: string) => {
    await call(api.goals.remove, { params: { id } }).catch((error: unknown) => failed('The goal could not be taken back', error));
    dropStale(api.goals.remove.tags);
  };
  const set = async ({ personaId, nextStep }: CouncilVoice) => {
    if (!council || nextStep === null || setting !== null) return;
    setSetting(personaId);
    const id = stepGoalId(council.id, personaId);
    const goal = goalOfStep({ question: council.question, nextStep });
    try {
      const stored = await call(api.goals.create, { body: { id, ...goal, ...occurredNow() } }).catch((error: unknown) => {
        // It was set and deleted before: the same goal comes back.
        if (error instanceof ApiError && error.code === 'conflict') return call(api.goals.restore, { params: { id } });
        throw error;
      });
      if (stored.award) celebrate(stored.award);
      dropStale(api.goals.create.tags);
      const action = { label: 'Undo', hint: 'Takes the goal back', onSelect: () => void takeBack(id) };
      showToast({ id: `step-goal-${id}`, title: `“${stored.title}” is among your goals`, action });
    } catch (error) {
      failed('The goal could not be set', error);
    } finally {
      setSetting(null);
    }
  };
  return { set: (voice) => void set(voice), setting };
}
