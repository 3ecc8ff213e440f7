const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The few tags that diary apps write, as plain text or markdown: breaks, lists, bold and italic. A text without them stays as it is,
 * a lone `<` as well.
 */
export function plainFromHtml(text: string): string {
  if (!/<\/?(?:br|p|div|ul|ol|li|b|i|u|s|em|strong|span|font|h[1-6])\b[^>]{0,300}>|&(?:\w{2,6}|#\d{1,7});/i.test(text)) return text;
  return text
    .replaceAll(/<br\b[^>]{0,300}>|<\/(?:p|div|h[1-6])>/gi, '\n')
    .replaceAll(/<li\b[^>]{0,300}>/gi, '\n- ')
    .replaceAll(/<\/?(?:b|strong)\b[^>]{0,300}>/gi, '**')
    .replaceAll(/<\/?(?:i|em)\b[^>]{0,300}>/gi, '*')
    .replaceAll(/<\/?(?:p|div|ul|ol|li|u|s|span|font|h[1-6])\b[^>]{0,300}>/gi, '')
    .replaceAll(/&(?:(\w{2,6})|#(\d{1,7}));/g, (whole, name?: string, code?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = Number(code);
      return point > 31 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
    })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
