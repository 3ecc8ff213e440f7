import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { unseal } from './testing/push-service.ts';
import { internetTransport, lookupPublic, PrivateAddressError } from './transport.ts';
import { belongTogether, isVapidPrivateKey, isVapidPublicKey, makeVapidKeys } from './vapid.ts';

it.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2a00:1450:4001:81b::200a', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
])('counts %s among the public addresses: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

it('refuses a name that leads to this machine, before anything is sent', async () => {
  const looked = new Promise((resolve) => lookupPublic('localhost', { all: true }, (error) => resolve(error)));
  expect(await looked).toBeInstanceOf(PrivateAddressError);
  const push = { endpoint: 'https://localhost/send/one', headers: {}, body: new Uint8Array(1) };
  await expect(internetTransport()(push, new AbortController().signal)).rejects.toBeInstanceOf(PrivateAddressError);
});

it('ends with the server that sends', async () => {
  const push = { endpoint: 'https://push.example.net/send/one', headers: {}, body: new Uint8Array(1) };
  await expect(internetTransport()(push, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

it('the push service of the tests opens what the standard seals (RFC 8291, section 5)', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body = [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w',
    'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join('');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(unseal(Buffer.from(body, 'base64url'), { pair, auth }).toString()).toBe('When I grow up, I want to be a watermelon');
});

it('makes keys that belong together, every time', () => {
  for (let turn = 0; turn < 300; turn += 1) {
    const keys = makeVapidKeys();
    expect(isVapidPublicKey(keys.publicKey) && isVapidPrivateKey(keys.privateKey) && belongTogether(keys)).toBe(true);
  }
});
