import { createAlbum, PHOTOS_FIELD, updateAlbum } from '@smriti/shared/albums';
import type { AlbumStatus } from '@smriti/shared/album-states';
import { login } from '@smriti/shared/auth';
import { confirmPayment, createPayment, getInitialDue } from '@smriti/shared/payments';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { origins } from '../../support/environment';
import { PASSWORD } from './accounts';
import { newAccount } from './identity';

/** Someone signed in at the API, beside the browser. */
export interface ApiUser {
  uid: string;
  email: string;
  token: string;
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });
const priced = z.array(z.object({ id: z.int(), price: z.nullable(z.number()) }));

async function callApi<S extends z.ZodMiniType>(
  schema: S,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<z.output<S>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origins.hosting}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm || body === undefined ? body : JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  }
  return schema.parse(await response.json());
}

/** Signs an account in, as the login page does. */
export async function signInByApi(email: string): Promise<ApiUser> {
  const url = `${origins.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const { localId: uid, idToken } = signedIn.parse(await response.json());
  const session = await callApi(login.response, login.method, login.path, {
    token: idToken,
    body: { uid },
  });
  return { uid, email, token: session.token };
}

/** A new customer with a profile. */
export async function newCustomer(): Promise<ApiUser> {
  const { email } = await newAccount();
  return signInByApi(email);
}

/** A JPEG that no other test has: of some colour, described by a word of its own. */
function someJpeg(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { ImageDescription: randomUUID() } })
    .jpeg()
    .toBuffer();
}

async function firstPriced(path: string): Promise<string> {
  const records = await callApi(priced, 'GET', path);
  const record = records.find(({ price }) => price !== null);
  if (!record) throw new Error(`${path} has nothing with a price`);
  return String(record.id);
}

const CHOICES = {
  frame_id: '/frames',
  paper_type_id: '/paper-types',
  album_size_id: '/album-sizes',
};

/** A frame, a paper and a size that can be ordered, by the names of their fields. */
function findChoices() {
  const fields = Object.entries(CHOICES);
  return Promise.all(
    fields.map(async ([field, path]) => [field, await firstPriced(path)] as const),
  );
}
let choices: ReturnType<typeof findChoices> | undefined;

/** Makes an album with one photo, a Draft. */
export async function makeAlbum({ token }: ApiUser, title = 'Kerala 2026') {
  const form = new FormData();
  form.set('title', title);
  choices ??= findChoices();
  for (const [field, id] of await choices) form.set(field, id);
  form.set('status', 'Draft');
  const photo = new Blob([new Uint8Array(await someJpeg())], { type: 'image/jpeg' });
  form.set(PHOTOS_FIELD, photo, 'photo.jpg');
  const { data } = await callApi(createAlbum.response, createAlbum.method, createAlbum.path, {
    token,
    body: form,
  });
  return data.album;
}

/** Moves an album, as its owner or a reviewer. */
export async function moveAlbum(
  { token }: ApiUser,
  id: string,
  status: AlbumStatus,
  note?: string,
): Promise<void> {
  const body = { status, note };
  await callApi(updateAlbum.response, 'PUT', `/albums/${id}`, { token, body });
}

/** Pays what is due for an album with the sandbox's good card; nothing when nothing is due. */
export async function payInitial({ uid, token }: ApiUser, id: string): Promise<void> {
  const due = getInitialDue.path.replace(':cartId', id);
  const { amount } = await callApi(getInitialDue.response, 'GET', due, { token });
  if (amount === 0) return;
  const payment = await callApi(createPayment.response, 'POST', createPayment.path, {
    token,
    body: {
      user_id: uid,
      amount,
      payment_type: 'initial',
      cart_id: id,
      payment_method: 'card',
      transaction_id: `TXN_${randomUUID()}`,
    },
  });
  const confirm = confirmPayment.path.replace(':id', payment.id);
  const body = { token: 'tok_sandbox_success' };
  await callApi(confirmPayment.response, 'POST', confirm, { token, body });
}

/** An album that was requested, paid and responded to. */
export async function makeRespondedAlbum(owner: ApiUser, title?: string) {
  const album = await makeAlbum(owner, title);
  await moveAlbum(owner, album.id, 'Requested');
  await payInitial(owner, album.id);
  await moveAlbum(await signInByApi('reviewer@smriti.test'), album.id, 'Responded', 'Looks good.');
  return album;
}

/** One whose proof the customer has accepted. */
export async function makeApprovedAlbum(owner: ApiUser, title?: string) {
  const album = await makeRespondedAlbum(owner, title);
  await moveAlbum(owner, album.id, 'Approved');
  return album;
}
