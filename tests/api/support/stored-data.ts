import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { auth, storage } from '../../support/admin';
import { origins, projectId } from '../../support/environment';

/** A stored document, file or account, as text. */
export interface StoredPart {
  /** Such as `orders/ORD23456789`, `storage/photos/...` or `auth/UID`. */
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

/** Decodes binary fields, such as gzipped books and stored answers, to text. */
function unpack(key: string, value: unknown): unknown {
  if (key !== 'bytesValue' || typeof value !== 'string') return value;
  const bytes = Buffer.from(value, 'base64');
  return (bytes[0] === GZIP ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Documents of all collections, by a query that the emulator allows with the `owner` token. */
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

/** All objects of Cloud Storage, with name and metadata. */
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

/** All stored documents, objects and sign-in accounts. */
export async function fetchEverythingStored(): Promise<StoredPart[]> {
  return (await Promise.all([everyDocument(), everyObject(), everySignIn()])).flat();
}
