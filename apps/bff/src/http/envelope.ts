/**
 * The JSON text of a success: `{success: true, data, ...hoisted}`.
 * Each part is written once, though a hoisted one stands in two places.
 */
export function envelope(data: unknown, hoist: readonly string[] | undefined): string {
  if (hoist === undefined || typeof data !== 'object' || data === null || Array.isArray(data)) {
    return `{"success":true,"data":${JSON.stringify(data)}}`;
  }
  const hoisted = new Set(hoist);
  const inner: string[] = [];
  const top: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (value === undefined) continue;
    const part = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    inner.push(part);
    if (hoisted.has(key)) top.push(part);
  }
  return `{"success":true,"data":{${inner.join(',')}}${top.length > 0 ? `,${top.join(',')}` : ''}}`;
}
