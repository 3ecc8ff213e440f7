import { api } from '@everstep/domain';
import { DebugDataView, type KeptItem } from '@everstep/ui/pages';
import { deviceStorage } from '../device/device-storage.ts';
import { DebugDoor } from './DebugDoor.tsx';
import { useAnswers } from './useAnswers.ts';

const asked = { data: api.debug.myData } as const;

/** How many records of each kind the member has, and what this browser keeps. */
export function DebugDataPage() {
  return (
    <DebugDoor title="Data">
      <Counts />
    </DebugDoor>
  );
}

function Counts() {
  const { answers, problems, pending, refresh } = useAnswers(asked);
  return <DebugDataView counts={answers.data?.counts} problem={problems.data} onRefresh={refresh} refreshing={pending} kept={keptHere()} />;
}

/** Names of the product that do not begin with its own. */
const OTHER_NAMES = ['token', 'dontShowWelcomePopup'];

function keptHere(): readonly KeptItem[] {
  const encoder = new TextEncoder();
  const names = new Set(deviceStorage.keys().filter((name) => name.startsWith('everstep:') || OTHER_NAMES.includes(name)));
  return [...names].sort().map((name) => ({ name, bytes: encoder.encode(name + (deviceStorage.getItem(name) ?? '')).length }));
}
