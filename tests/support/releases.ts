import { readFileSync, readdirSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Collections whose documents the fixtures of each release contain; `*` stands for any id. */
export const RECORDED_COLLECTIONS = [
  'addresses/*',
  'albums/*',
  'albums/*/history/*',
  'albums/*/rounds/*',
  'giftCards/*',
  'giftCardTries/*',
  'guests/*',
  'invoices/*',
  'ledgers/*',
  'ledgers/*/entries/*',
  'mail/*',
  'orders/*',
  'payments/*',
  'photos/*',
  'placements/*',
  'ratings/*',
  'referrals/*',
  'reviewQueue/*',
  'users/*',
] as const;

const FOLDER = new URL('../fixtures/releases/', import.meta.url);

const moment = z.strictObject({ $time: z.iso.datetime() });
const record = z.record(z.string(), z.unknown());
const documents = z.record(z.string(), record);

/** The path and data of a document. */
export type StoredRecord = [path: string, data: Record<string, unknown>];

/** Commits of the releases with fixtures. */
export const RELEASES = readdirSync(FOLDER);

/** The text of a release's fixture. */
export function readFixture(release: string, name: 'records' | 'drafts'): string {
  return readFileSync(new URL(`${release}/${name}.json`, FOLDER), 'utf8');
}

/**
 * Parses the documents of a fixture as the Admin SDK reads them; fixtures write timestamps as {"$time":
 * ...}.
 */
export function parseRecords(fixture: string): StoredRecord[] {
  const parsed = documents.parse(JSON.parse(fixture));
  return Object.entries(parsed).map(([path, data]) => [path, record.parse(asRead(data))]);
}

/** Fields that are maps: their keys are ids, not fields of the record. */
const MAPS = ['photo_names', 'provider_state', 'remarks', 'proposals', 'photos'];

/** A field that no release has. */
export const UNKNOWN_FIELD = 'kept_by_a_newer_release';

/** A record as a newer release may store it, with an unknown field in it and in each of its parts. */
export function toFutureRecord(data: StoredRecord[1]): StoredRecord[1] {
  return record.parse(withFutureFields(data));
}

function withFutureFields(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withFutureFields(one));
  const isPart = typeof value === 'object' && value !== null;
  if (!isPart || value instanceof Timestamp || value instanceof Uint8Array) return value;
  const fields = Object.entries(value).map(([key, one]) => [
    key,
    withFutureFields(one, MAPS.includes(key)),
  ]);
  return { ...Object.fromEntries(fields), ...(!isMap && { [UNKNOWN_FIELD]: true }) };
}

function asRead(value: unknown): unknown {
  const time = moment.safeParse(value);
  if (time.success) return Timestamp.fromDate(new Date(time.data.$time));
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asRead(one)]));
}
