import { countryOf, HELPLINES_UPDATED_ON, helplinesByCountry, safetyCard } from '@everstep/domain';
import { HelpNow, Link, Select } from '@everstep/ui';
import { useMemo, useState } from 'react';
import { usePageTitle } from '../layout/usePageTitle.ts';

const ELSEWHERE = 'elsewhere';
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = [
  ...helplinesByCountry
    .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label)),
  { value: ELSEWHERE, label: 'Another country' },
];

/** People to reach now, for everybody, signed in or not. Nothing on it depends on the server. */
export function HelpNowPage() {
  usePageTitle('Help now');
  const here = useMemo(() => countryOf({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language }), []);
  const [country, setCountry] = useState(countries.some(({ value }) => value === here) && here ? here : ELSEWHERE);
  return (
    <HelpNow
      line="If you or somebody near you is in danger, call the emergency number."
      card={safetyCard(null, country === ELSEWHERE ? undefined : country)}
      country={<Select label="Where are you?" options={countries} value={country} onValueChange={setCountry} autoComplete="country" />}
      updated={`Numbers as of ${dates.format(Date.parse(HELPLINES_UPDATED_ON))}`}
      foot={<Link href="/">Back to Everstep</Link>}
    />
  );
}
