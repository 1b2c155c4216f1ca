import type { Config } from '../platform/parameters/config';
import { rangeTest } from '../platform/address-ranges';

/**
 * Which of the proxies before us may say whose address a request comes from
 * (docs/decisions/trust-proxy.md): a number of them, or those in the CDN's networks. What asks us
 * directly is the platform's own front end.
 */
export function trustedProxies({
  trustProxyHops,
  trustProxyRanges,
}: Pick<Config, 'trustProxyHops' | 'trustProxyRanges'>):
  number | ((address: string, distance: number) => boolean) {
  if (trustProxyRanges.length === 0) return trustProxyHops;
  const isInRange = rangeTest(trustProxyRanges);
  return (address, distance) => distance === 0 || isInRange(address);
}
