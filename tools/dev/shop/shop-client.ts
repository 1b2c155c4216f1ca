import { createHash, randomUUID } from 'node:crypto';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import { login } from '@smriti/shared/account/auth';
import { photoIdSource, photoPath } from '@smriti/shared/album/photos';
import type { Auth } from 'firebase-admin/auth';
import type { Role } from '@smriti/shared/account/roles';
import * as z from 'zod/mini';
import type { Origins } from '../../../shared/local/environment.ts';
import { DEMO_API_KEY } from '../../../shared/local/environment.ts';

/** Client of the shop's API and storage, like a browser's. */

export interface ShopUser {
  uid: string;
  token: string;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Address form of new customers. */
export const ADDRESS_FORM = {
  first_name: 'Asha',
  last_name: 'Verma',
  email: 'asha@example.in',
  phone: '9876543210',
  street: '12, Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

export const DEMO_PASSWORD = 'Smriti@123';
const signInResponse = z.object({ localId: z.string(), idToken: z.string() });
const session = z.object({ token: z.string() });

/**
 * Calls the API as `person` and returns the raw answer, because an earlier build does not follow the
 * current contracts.
 * @throws Error for any answer but a success
 */
async function sendRequestAs(
  { hosting }: Origins,
  person: ShopUser,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, query = {}, body }: Sent = {},
): Promise<unknown> {
  const path = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${hosting}/api${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Calls the API as `person`. @throws Error for any answer but a success. */
export async function callEndpointAs<E extends Endpoint>(
  origins: Origins,
  person: ShopUser,
  endpoint: E,
  sent: Sent = {},
): Promise<AnswerOf<E>> {
  const answer = await sendRequestAs(origins, person, endpoint, sent);
  return z.parse(endpoint.response, answer) as AnswerOf<E>;
}

async function callIdentityProvider({ auth }: Origins, action: string, body: object) {
  const url = `${auth}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${DEMO_API_KEY}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  return signInResponse.parse(await response.json());
}

async function signInByPassword(
  origins: Origins,
  action: string,
  email: string,
): Promise<ShopUser> {
  const { localId, idToken } = await callIdentityProvider(origins, action, { email });
  return { uid: localId, token: idToken };
}

/** Creates an account at the identity provider that is not registered in the shop. */
export function createAccount(origins: Origins, email: string): Promise<ShopUser> {
  return signInByPassword(origins, 'signUp', email);
}

/** Creates a customer with a profile and signs them in. */
export async function createCustomer(origins: Origins): Promise<ShopUser> {
  const person = await createAccount(origins, `${randomUUID()}@smriti.test`);
  const answer = await sendRequestAs(origins, person, login, { body: { uid: person.uid } });
  return { uid: person.uid, token: session.parse(answer).token };
}

export function signInDemoAccount(origins: Origins, email: string): Promise<ShopUser> {
  return signInByPassword(origins, 'signInWithPassword', email);
}

export async function createStaffMember(
  origins: Origins,
  auth: Auth,
  role: Role,
): Promise<ShopUser> {
  const email = `${randomUUID()}@smriti.test`;
  const { uid } = await createAccount(origins, email);
  await auth.setCustomUserClaims(uid, { role });
  return signInDemoAccount(origins, email);
}

/** Id of a photo of `owner`; see shared/src/album/photos.ts. */
export function photoIdOf(owner: Pick<ShopUser, 'uid'>, bytes: Buffer): string {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return createHash('sha256').update(photoIdSource(owner.uid, contentHash)).digest('base64url');
}

/** Description of a file in the request for an upload ticket. */
export function toUploadFile(owner: Pick<ShopUser, 'uid'>, bytes: Buffer) {
  return {
    photo_id: photoIdOf(owner, bytes),
    size_bytes: bytes.length,
    content_type: 'image/jpeg' as const,
  };
}

/** Stores a JPEG for which there is a ticket, as the Storage SDK does with small files. */
export async function storePhoto(
  origins: Origins,
  bucket: string,
  owner: ShopUser,
  bytes: Buffer,
): Promise<void> {
  const name = photoPath(owner.uid, photoIdOf(owner, bytes));
  const boundary = randomUUID();
  const parts = [
    `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n`,
    JSON.stringify({ name, contentType: 'image/jpeg' }),
    `\r\n--${boundary}\r\nContent-Type: image/jpeg\r\n\r\n`,
    new Uint8Array(bytes),
    `\r\n--${boundary}--`,
  ];
  const response = await fetch(
    `${origins.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: {
        authorization: `Firebase ${owner.token}`,
        'content-type': `multipart/related; boundary=${boundary}`,
        'x-goog-upload-protocol': 'multipart',
      },
      body: new Blob(parts),
    },
  );
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
}
