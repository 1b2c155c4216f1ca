import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';

/** Maximum length of a carrier's name, and of a tracking number. */
export const MAX_TRACKING_LENGTH = 60;
export const MAX_CARRIERS = 30;
export const MAX_TRACKING_URL_LENGTH = 300;

const NUMBER_PLACEHOLDER = '{number}';

/**
 * Carriers of the shop. `tracking_url`: address of the tracking page, in which `{number}` stands for the
 * tracking number; without it, the page asks for the number.
 */
export const carriers = z.object({
  carriers: z.array(z.object({ name: z.string(), tracking_url: z.string() })),
});
export type CarrierSettings = z.infer<typeof carriers>;
export type Carrier = CarrierSettings['carriers'][number];

/** The carriers of the shop, with the addresses of their tracking pages; public. */
export const getCarriers = endpoint({ method: 'GET', path: '/carriers', response: carriers });

/** Whether a text is a web address that starts with https and contains no spaces. */
export function isTrackingUrl(text: string): boolean {
  return /^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text);
}

const written = z.strictObject({
  name: boundedText(MAX_TRACKING_LENGTH, 1),
  tracking_url: boundedText(MAX_TRACKING_URL_LENGTH, 1).check(
    z.refine(isTrackingUrl, { error: 'must be a web address that starts with https://' }),
  ),
});

/** Replaces the carriers, for admins; 400 for two carriers of the same name. */
export const changeCarriers = endpoint({
  method: 'PUT',
  path: '/settings/carriers',
  body: z.strictObject({ carriers: z.array(written).check(z.maxLength(MAX_CARRIERS)) }),
  response: carriers,
});

/** A carrier's name without differences of case, spaces and punctuation: 'Blue Dart' equals 'BLUEDART'. */
export function carrierKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Address of the page that tracks a parcel; null without a number, or for an unknown carrier. */
export function trackingUrl(
  known: readonly Carrier[],
  { carrier, tracking_number }: { carrier: string; tracking_number: string },
): string | null {
  const key = carrierKey(carrier);
  const found = known.find(({ name }) => carrierKey(name) === key);
  if (!found || key === '' || tracking_number === '') return null;
  return found.tracking_url.replaceAll(NUMBER_PLACEHOLDER, encodeURIComponent(tracking_number));
}
