import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import {
  type CollectionReference,
  DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { SeededProject } from '../../../seed/src/fill-project.ts';

/** Content of a shop: a fingerprint of each document, account and file, by its name. */
export interface ShopInventory {
  documents: Record<string, string>;
  accounts: Record<string, string>;
  files: Record<string, string>;
}

/** Number of accounts or subcollections read at a time. */
const PER_PAGE = 1000;
const AT_ONCE = 20;

/** Converts a value so that equal values give equal JSON. */
function toComparable(value: unknown): unknown {
  if (value instanceof Timestamp) return `${value.seconds}.${value.nanoseconds}`;
  if (value instanceof DocumentReference) return value.path;
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (Array.isArray(value)) return value.map(toComparable);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, toComparable(field)]));
}

/** Hash of a value; equal values have equal hashes. */
export function toFingerprint(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(toComparable(value)) ?? '')
    .digest('base64url');
}

async function documentsIn(
  collections: readonly CollectionReference[],
): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const collection of collections) {
    const { docs } = await collection.get();
    for (const document of docs) found.push([document.ref.path, toFingerprint(document.data())]);
    // a missing document may have subcollections
    const all = await collection.listDocuments();
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const below = await Promise.all(
        all.slice(start, start + AT_ONCE).map((document) => document.listCollections()),
      );
      found.push(...(await documentsIn(below.flat())));
    }
  }
  return found;
}

async function documentsOf(firestore: Firestore): Promise<Record<string, string>> {
  return Object.fromEntries(await documentsIn(await firestore.listCollections()));
}

/** The fields of an account that matter for signing in and for permissions. */
function signInFields({ email, disabled, customClaims, passwordHash, providerData }: UserRecord) {
  const providers = providerData.map(({ providerId, uid }) => `${providerId} ${uid}`);
  return { email, disabled, customClaims, passwordHash, providers };
}

async function accountsOf({ auth }: SeededProject): Promise<Record<string, string>> {
  const accounts: Record<string, string> = {};
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(PER_PAGE, page);
    for (const user of users) accounts[user.uid] = toFingerprint(signInFields(user));
    page = pageToken;
  } while (page !== undefined);
  return accounts;
}

async function filesOf({ bucket }: SeededProject): Promise<Record<string, string>> {
  const [files] = await bucket.getFiles();
  return Object.fromEntries(
    files.map(({ name, metadata: { size, md5Hash, contentType, metadata } }) => [
      name,
      toFingerprint({ size: String(size), md5Hash, contentType, metadata }),
    ]),
  );
}

/** Fingerprints all documents, accounts and files of a shop. */
export async function takeInventory(project: SeededProject): Promise<ShopInventory> {
  return {
    documents: await documentsOf(project.firestore),
    accounts: await accountsOf(project),
    files: await filesOf(project),
  };
}

const KINDS = ['documents', 'accounts', 'files'] as const;

/** Formats the number of entries of each kind. */
export function formatCounts(inventory: ShopInventory): string {
  return KINDS.map((kind) => `${Object.keys(inventory[kind]).length} ${kind}`).join(', ');
}

/** Entries that are missing, new or different in the second inventory. */
export function compareInventories(before: ShopInventory, after: ShopInventory): string[] {
  return KINDS.flatMap((kind) => {
    const names = new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])]);
    return [...names].flatMap((name) => {
      const [one, other] = [before[kind][name], after[kind][name]];
      if (one === other) return [];
      const what = other === undefined ? 'missing' : one === undefined ? 'new' : 'different';
      return [`${what}: ${kind} ${name}`];
    });
  });
}
