import { addDays, api, type DateText } from '@everstep/domain';
import type { ProgressViewProps } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';

/** The month that is shown, and the chosen day of it with its receipt. */
export function useDayReceipts(today: DateText, shown: boolean): ProgressViewProps['days'] {
  const [chosen, setChosen] = useState(today);
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = useQuery(api.gamification.days, { query: spanOf(month) }, { enabled: shown, keepPreviousData: true });
  const receipt = useQuery(api.gamification.day, { params: { date: chosen } }, { enabled: shown });
  return {
    days: days.data?.days ?? [],
    chosen,
    onChoose: setChosen,
    onMonthChange: setMonth,
    receipt: receipt.data,
    problem: receipt.error ? sentenceOf(receipt.error) : undefined,
  };
}

/** First and last day of a month, with the days of its neighbours that a calendar may show beside it. */
const spanOf = (month: string) => ({ from: addDays(`${month}-01`, -7), to: addDays(`${month}-01`, 38) });
