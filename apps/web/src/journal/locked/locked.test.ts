import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { journal } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { lockText, openText } from './locked-entry.ts';
import { SealError } from './seal.ts';
import { changePassphrase, createVault, openVault, recoverVault } from './vault.ts';

/** Few, so that the tests are quick; the product's own number is in every vault it makes. */
const ROUNDS = 600_000;
const PASSPHRASE = 'quiet river stones';
const entryId = '0190a0b0-0000-7000-8000-0000000000ab';
const text = { title: 'The hill', body: 'Fog over the river, 山, and a dog 🐕.', tags: ['morning', 'öffnen'] };

/** Node's own AES-256-GCM, knowing the format alone. */
function decipher(key: Uint8Array, place: string, sealed: string): Buffer {
  const [, iv = '', data = ''] = sealed.split('.');
  const bytes = Buffer.from(data, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  cipher.setAAD(Buffer.from(place));
  cipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]);
}

describe('the locked journal', () => {
  it('opens with the passphrase, on any device, however its letters are composed', async () => {
    const { vault, key } = await createVault('Café am Fluss', ROUNDS);
    const sealed = await lockText(key, entryId, text);
    const elsewhere = await openVault(vault, 'Cafe\u0301 am Fluss');
    expect(await openText(elsewhere, entryId, sealed)).toEqual(text);
  });

  it('can be read by another implementation that knows the passphrase', async () => {
    const { vault, key } = await createVault(PASSPHRASE, ROUNDS);
    const sealed = await lockText(key, entryId, text);
    const wrapping = pbkdf2Sync(PASSPHRASE, Buffer.from(vault.salt, 'base64url'), vault.iterations, 32, 'sha256');
    const secret = decipher(wrapping, 'everstep journal key by passphrase', vault.keyByPassphrase);
    expect(secret).toHaveLength(32);
    expect(JSON.parse(decipher(secret, `everstep journal entry ${entryId}`, sealed).toString())).toEqual(text);
  });

  it('can be read by another implementation that knows the recovery key', async () => {
    const { vault, recoveryKey } = await createVault(PASSPHRASE, ROUNDS);
    const salt = Buffer.from(vault.recoverySalt, 'base64url');
    const place = 'everstep journal key by recovery key';
    const wrapping = Buffer.from(hkdfSync('sha256', recoveryKey.replaceAll('-', ''), salt, place, 32));
    expect(decipher(wrapping, place, vault.keyByRecovery)).toHaveLength(32);
  });

  it('stays shut for any other passphrase, and for another member’s vault', async () => {
    const { vault } = await createVault(PASSPHRASE, ROUNDS);
    await expect(openVault(vault, 'quiet river stone')).rejects.toThrow(SealError);
    const other = await createVault('another quiet river', ROUNDS);
    await expect(openVault({ ...vault, keyByPassphrase: other.vault.keyByPassphrase }, PASSPHRASE)).rejects.toThrow(SealError);
  });

  it('notices a changed letter, and an entry that was put in the place of another', async () => {
    const { key } = await createVault(PASSPHRASE, ROUNDS);
    const sealed = await lockText(key, entryId, text);
    const changed = sealed.replace(/.(?=.{30}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    await expect(openText(key, entryId, changed)).rejects.toThrow(SealError);
    await expect(openText(key, entryId.replace('ab', 'ac'), sealed)).rejects.toThrow(SealError);
    await expect(openText(key, entryId, 'es2.AAAA.BBBB')).rejects.toThrow(SealError);
  });

  it('gets a new passphrase by the recovery key, as a hand writes it; the old ones are over', async () => {
    const { vault, key, recoveryKey } = await createVault(PASSPHRASE, ROUNDS);
    const sealed = await lockText(key, entryId, text);
    const handwritten = recoveryKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const renewed = await recoverVault(vault, handwritten, 'another quiet river', ROUNDS);
    expect(await openText(await openVault(renewed.vault, 'another quiet river'), entryId, sealed)).toEqual(text);
    await expect(openVault(renewed.vault, PASSPHRASE)).rejects.toThrow(SealError);
    await expect(recoverVault(renewed.vault, recoveryKey, 'x')).rejects.toThrow(SealError);
  });

  it('changes its passphrase only for somebody who knows it', async () => {
    const { vault, key } = await createVault(PASSPHRASE, ROUNDS);
    const sealed = await lockText(key, entryId, text);
    await expect(changePassphrase(vault, 'wrong one', 'next one')).rejects.toThrow(SealError);
    const changed = await changePassphrase(vault, PASSPHRASE, 'another quiet river', ROUNDS);
    expect(await openText(await openVault(changed.vault, 'another quiet river'), entryId, sealed)).toEqual(text);
  });

  it('makes vaults and entries that the server takes, never the same twice, and tells little of their length', async () => {
    const { vault, key } = await createVault(PASSPHRASE, ROUNDS);
    expect(journal.Vault.safeParse(vault).success).toBe(true);
    const [one, two, longer] = await Promise.all([
      lockText(key, entryId, text),
      lockText(key, entryId, text),
      lockText(key, entryId, { ...text, body: `${text.body} And more.` }),
    ]);
    expect(one).not.toBe(two);
    expect(one.length).toBe(longer.length);
  });
});
