import { useLocale, useTexts } from '../../internal/texts.tsx';
import { chartTexts } from './texts.ts';

/**
 * What a chart writes with: the fixed words of all charts, and the language of its dates and numbers.
 *
 * @param given BCP 47 tag that the chart itself was told
 */
export function useChartWords(given?: string) {
  return { texts: useTexts('Chart', chartTexts), locale: useLocale(given) ?? 'en-GB' };
}
