import { api, emptySafetyPlan } from '@everstep/domain';
import { SafetyPlanView } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { saveLineOf } from '../journal/save-line.ts';
import { useOnline } from '../layout/useOnline.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { type KeptPlan, keepPlan, keptFrom, readPlan } from './plan-store.ts';
import { useSafetyPlan } from './useSafetyPlan.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The member's own safety plan: as the server has it, or as this device keeps it. */
export function SafetyPlanPage() {
  usePageTitle('My safety plan');
  const memberId = useMemberId();
  // Another member begins afresh.
  return <OnePlan key={memberId} memberId={memberId} />;
}

function OnePlan({ memberId }: { memberId: string }) {
  const online = useOnline();
  const { data, error, mutate } = useQuery(api.care.safetyPlan, {});
  const [start, setStart] = useState<KeptPlan | undefined>(() => {
    const kept = readPlan(memberId);
    return kept && (kept.unsent || !online) ? kept : undefined;
  });
  // What is opened once stays: later answers are the page's own saves coming back.
  useEffect(() => {
    if (start) return;
    if (data) keepPlan(memberId, keptFrom(data));
    if (data || error) setStart(readPlan(memberId) ?? (data && keptFrom(data)));
  }, [start, data, error, memberId]);

  if (start) return <OpenPlan memberId={memberId} start={start} />;
  return (
    <SafetyPlanView
      state={error ? 'failed' : 'loading'}
      problem={error ? sentenceOf(error) : undefined}
      onReload={() => void mutate()}
      words={emptySafetyPlan}
      onWordsChange={nothing}
      save={{ state: 'untouched' }}
      onRetrySave={nothing}
      onPrint={nothing}
    />
  );
}

const nothing = () => undefined;

function OpenPlan({ memberId, start }: { memberId: string; start: KeptPlan }) {
  const plan = useSafetyPlan(memberId, start);
  return (
    <SafetyPlanView
      state="open"
      onReload={nothing}
      words={plan.words}
      onWordsChange={plan.change}
      save={saveLineOf(plan.state)}
      onRetrySave={plan.retry}
      conflict={plan.conflict}
      onPrint={() => window.print()}
      changedOn={plan.updatedAt === null ? undefined : days.format(Date.parse(plan.updatedAt))}
    />
  );
}
