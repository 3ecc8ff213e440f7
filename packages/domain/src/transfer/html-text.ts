import { withoutEntities } from '../shared/entities.ts';

/**
 * The few tags that diary apps write, as plain text or markdown: breaks, lists, bold and italic. A text without them stays as it is,
 * a lone `<` as well.
 */
export function plainFromHtml(text: string): string {
  if (!/<\/?(?:br|p|div|ul|ol|li|b|i|u|s|em|strong|span|font|h[1-6])\b[^>]{0,300}>|&(?:\w{2,6}|#x?[\da-f]{1,7});/i.test(text)) return text;
  const untagged = text
    .replaceAll(/<br\b[^>]{0,300}>|<\/(?:p|div|h[1-6])>/gi, '\n')
    .replaceAll(/<li\b[^>]{0,300}>/gi, '\n- ')
    .replaceAll(/<\/?(?:b|strong)\b[^>]{0,300}>/gi, '**')
    .replaceAll(/<\/?(?:i|em)\b[^>]{0,300}>/gi, '*')
    .replaceAll(/<\/?(?:p|div|ul|ol|li|u|s|span|font|h[1-6])\b[^>]{0,300}>/gi, '');
  return withoutEntities(untagged)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
