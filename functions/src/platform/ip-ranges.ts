import { BlockList, isIPv4, isIPv6 } from 'node:net';
import * as z from 'zod/mini';

/** A network of IP addresses: those that share the first `prefix` bits of `address`. */
export interface IpRange {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

const RANGE = /^([0-9A-Fa-f.:]{2,39})\/(\d{1,3})$/;

function toRange(text: string): IpRange | null {
  const [, address = '', bits = ''] = RANGE.exec(text.trim()) ?? [];
  const prefix = Number(bits);
  if (isIPv4(address) && prefix <= 32) return { address, prefix, family: 'ipv4' };
  if (isIPv6(address) && prefix <= 128) return { address, prefix, family: 'ipv6' };
  return null;
}

/** Setting with a list of networks, e.g. '151.101.0.0/16,2a04:4e40::/32'. */
export const ipRanges = z.pipe(
  z.string(),
  z.transform((text, context): IpRange[] => {
    const ranges = text.split(',').map(toRange);
    const known = ranges.filter((range) => range !== null);
    if (known.length === ranges.length) return known;
    const message = 'must be networks such as 151.101.0.0/16, joined by commas';
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export function createIpRangeCheck(ranges: readonly IpRange[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  return (address) => {
    if (isIPv4(address)) return list.check(address, 'ipv4');
    return isIPv6(address) && list.check(address, 'ipv6');
  };
}
