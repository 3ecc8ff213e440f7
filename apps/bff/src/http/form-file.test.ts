import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formFile } from './form-file.ts';

const TYPE = 'multipart/form-data; boundary=----x';
const part = (head: string, text: string) => `------x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const END = '------x--\r\n';

async function* pieces(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]) {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}
const read = async (text: string | Uint8Array, { type = TYPE, sizes }: { type?: string; sizes?: readonly number[] } = {}) => {
  const { name, bytes } = await formFile(pieces(Buffer.from(text), sizes), type, 'document');
  const got: Uint8Array[] = [];
  for await (const piece of bytes) got.push(Buffer.from(piece));
  return { name, bytes: Buffer.concat(got) };
};

it('hands over the bytes as they were, however the network cuts them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.array(fc.nat(40), { minLength: 1 }), async (bytes, sizes) => {
      const form = new FormData();
      form.set('note', 'before');
      form.set('document', new File([bytes], 'Plan "A" für uns.pdf'));
      form.set('after', 'wards');
      const request = new Response(form);
      const whole = new Uint8Array(await request.clone().arrayBuffer());
      const got = await read(whole, { type: request.headers.get('content-type') ?? '', sizes });
      expect(got.name).toBe('Plan "A" für uns.pdf');
      expect(got.bytes).toEqual(Buffer.from(bytes));
    }),
  );
});

it('takes bytes that look nearly like a boundary for what they are', async () => {
  const text = 'a\r\n------\r\n-----x\r\n';
  const got = await read(part('name="document"; filename="a.txt"', text) + END, { sizes: [1] });
  expect(got.bytes.toString()).toBe(text);
});

it.each([
  ['is no form', 'x', { type: 'application/json' }, 'unsupported_type'],
  ['has no boundary', 'x', { type: 'multipart/form-data; charset=utf-8' }, 'malformed'],
  ['ends in the middle', part('name="document"; filename="a"', 'abc').slice(0, -1), {}, 'malformed'],
  ['has no file', part('name="document"', 'abc') + END, {}, 'validation'],
  ['has the file in another field', part('name="video"; filename="a"', 'abc') + END, {}, 'validation'],
  ['has two files', part('name="document"; filename="a"', 'abc').repeat(2) + END, {}, 'validation'],
  [
    'has much beside the file',
    part('name="note"', 'a'.repeat(70_000)) + part('name="document"; filename="a"', 'abc') + END,
    {},
    'too_large',
  ],
  ['has headers without end', `------x\r\n${'a'.repeat(20_000)}`, {}, 'malformed'],
])('refuses a body that %s', async (_, text, options, code) => {
  await expect(read(text, options)).rejects.toMatchObject({ code });
});
