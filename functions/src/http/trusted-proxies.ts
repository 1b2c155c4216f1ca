import type { Config } from '../platform/parameters/config';
import { createIpRangeCheck } from '../platform/ip-ranges';

/**
 * Decides which proxies may set the client address (docs/decisions/trust-proxy.md): a fixed number of
 * them, or those in the CDN's networks. The direct peer is always the platform's front end.
 */
export function trustedProxies({
  trustProxyHops,
  trustProxyRanges,
}: Pick<Config, 'trustProxyHops' | 'trustProxyRanges'>):
  | number
  | ((address: string, distance: number) => boolean) {
  if (trustProxyRanges.length === 0) return trustProxyHops;
  const isInRange = createIpRangeCheck(trustProxyRanges);
  return (address, distance) => distance === 0 || isInRange(address);
}
