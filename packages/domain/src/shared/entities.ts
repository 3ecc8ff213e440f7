const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** Characters that are written by name or number as in HTML, as themselves; one that is none is left out, and an unknown name stays. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:(\w{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name?: string, code?: string, hex?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const point = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code);
    return point > 31 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '';
  });
