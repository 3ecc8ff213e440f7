import { ELSEWHERE, helpCheckedOf, helplinesByCountry, safetyCard } from '@everstep/domain';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Select } from '../../components/Select/index.ts';
import { HelpNow, HelpNowDialog } from '../../product/HelpNow/index.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = [
  ...helplinesByCountry
    .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label)),
  { value: ELSEWHERE, label: 'Another country' },
];
const listed = (country: string) => countries.some(({ value }) => value === country);

/** How far the numbers can be trusted, and what to do when one of them fails. */
function checkedLine(country: string | undefined): string {
  const { on, compared } = helpCheckedOf(country);
  const looked = `Last looked through on ${dates.format(Date.parse(on))}`;
  const { number } = safetyCard(null, country).emergency;
  if (number === null) return `${looked}. Emergency numbers differ between countries: ask somebody near you for the local one.`;
  const unsure = compared ? '' : '; not every number could be compared with a published page';
  return `${looked}${unsure}. If a number does not answer, call ${number}.`;
}

export interface HelpNowViewProps {
  /** Country where the reader seems to be, by its two letters; they can choose another one. */
  readonly here?: string | undefined;
  /** Called with the two letters of the country that they choose, or `ELSEWHERE`; without it the choice is forgotten. */
  readonly onChoose?: ((country: string) => void) | undefined;
  /** Where the reader's own safety plan is; without it none is offered. */
  readonly planHref?: string | undefined;
}

/** What page and dialog show of people to reach. */
function usePeople({ here = ELSEWHERE, onChoose, planHref }: HelpNowViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? (listed(here) ? here : ELSEWHERE);
  const choose = (choice: string) => {
    setChosen(choice);
    onChoose?.(choice);
  };
  return {
    line: 'If you or somebody near you is in danger, call the emergency number.',
    card: safetyCard(null, country === ELSEWHERE ? undefined : country),
    country: <Select label="Where are you?" options={countries} value={country} onValueChange={choose} autoComplete="country" />,
    updated: checkedLine(country === ELSEWHERE ? undefined : country),
    plan: planHref && <LinkButton href={planHref}>Open my safety plan</LinkButton>,
  };
}

/** People to reach now, for everybody, signed in or not. Nothing on it depends on the server. */
export function HelpNowView(props: HelpNowViewProps) {
  return <HelpNow {...usePeople(props)} foot={<Link href="/">Back to Everstep</Link>} />;
}

export interface HelpNowDialogViewProps extends HelpNowViewProps {
  /** Called on Esc, on the scrim and by both ways back. */
  readonly onClose: () => void;
}

/** The same over an open chat, whose draft and conversation stay. */
export function HelpNowDialogView({ onClose, ...props }: HelpNowDialogViewProps) {
  const people = usePeople(props);
  return (
    <HelpNowDialog
      {...people}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button tone="outline" onClick={onClose}>
          Back to the chat
        </Button>
      }
    />
  );
}
