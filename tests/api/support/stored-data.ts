import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { auth, storage } from '../../support/admin';
import { origins, projectId } from '../../support/environment';

/** A part of what the shop stores, as text. */
export interface StoredPart {
  /** `orders/ORD23456789`, `storage/photos/...`, `auth/UID`. */
  path: string;
  text: string;
}

const ROOT = `projects/${projectId}/databases/(default)/documents`;
const GZIP = 0x1f;

const rows = z.array(
  z.object({
    document: z.optional(
      z.object({ name: z.string(), fields: z._default(z.record(z.string(), z.unknown()), {}) }),
    ),
  }),
);

/** Packed books and answers are read as what they hold. */
function unpack(key: string, value: unknown): unknown {
  if (key !== 'bytesValue' || typeof value !== 'string') return value;
  const bytes = Buffer.from(value, 'base64');
  return (bytes[0] === GZIP ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Every document of Firestore, whatever collection it is in: the emulator lets its owner ask so. */
async function everyDocument(): Promise<StoredPart[]> {
  const response = await fetch(`${origins.firestore}/v1/${ROOT}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  return rows.parse(await response.json()).flatMap(({ document }) => {
    if (!document) return [];
    const path = document.name.slice(document.name.indexOf('/documents/') + '/documents/'.length);
    return { path, text: `${path} ${JSON.stringify(document.fields, unpack)}` };
  });
}

/** Every object of Cloud Storage, by its name and metadata. */
async function everyObject(): Promise<StoredPart[]> {
  const [files] = await storage.getFiles();
  return files.map(({ name, metadata }) => ({
    path: `storage/${name}`,
    text: `${name} ${JSON.stringify(metadata)}`,
  }));
}

async function everySignIn(): Promise<StoredPart[]> {
  const found: StoredPart[] = [];
  for (let page: string | undefined, isFirst = true; isFirst || page; isFirst = false) {
    const { users, pageToken } = await auth.listUsers(1000, page);
    found.push(...users.map((user) => ({ path: `auth/${user.uid}`, text: JSON.stringify(user) })));
    page = pageToken;
  }
  return found;
}

/** Everything that is stored: documents, objects and sign-ins. */
export async function everythingStored(): Promise<StoredPart[]> {
  return (await Promise.all([everyDocument(), everyObject(), everySignIn()])).flat();
}
