import { BlockList, isIPv4 } from 'node:net';

/** Addresses that are no computer of the public internet (IANA's registries of special purposes). */
const special = new BlockList();
const specialIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
for (const [net, prefix] of specialIPv4) special.addSubnet(net, prefix);
// Of these some lead on to any address of IPv4.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, prefix, 'ipv6');

/** What is given out to the public internet at all. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet, and not of this machine or its neighbours. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !special.check(address) : given.check(address, 'ipv6') && !special.check(address, 'ipv6');
