import { createAlbum, getAlbum, updateAlbum } from '@smriti/shared/album/albums';
import {
  getApprovalProduct,
  saveRemarks,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import { login } from '@smriti/shared/account/auth';
import type { AnswerOf, Endpoint } from '@smriti/shared/base/endpoint';
import {
  confirmPayment,
  createPayment,
  getInitialDue,
  SANDBOX_CARDS,
} from '@smriti/shared/payment/payments';
import { frames, paperTypes } from '@smriti/shared/catalogue/reference-data';
import { listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import type { Role } from '@smriti/shared/account/roles';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { auth, firestore } from '../../support/admin';
import { origins } from '../../support/environment';
import { PASSWORD } from './accounts';
import { newAccount } from './identity';

/* Scenes of a review, set through the API: what came before the page that a test looks at. */

/** Someone who calls the API. */
export interface Person {
  uid: string;
  email: string;
  name: string;
  token: string;
}

export interface Scene {
  owner: Person;
  id: string;
  title: string;
}

const signedIn = z.object({ idToken: z.string() });

async function signInToApi(email: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  const response = await fetch(`${origins.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return signedIn.parse(await response.json()).idToken;
}

interface Call {
  params?: Record<string, string>;
  body?: unknown;
  token?: string;
}

export async function call<E extends Endpoint>(
  endpoint: E,
  request: Call = {},
): Promise<AnswerOf<E>> {
  const { params = {}, body, token } = request;
  const path = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`:${name}`, value),
    endpoint.path,
  );
  const isForm = body instanceof FormData;
  const response = await fetch(`${origins.hosting}/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, `${endpoint.method} ${path}: ${response.status} ${text}`).toBe(true);
  return z.parse(endpoint.response, JSON.parse(text)) as AnswerOf<E>;
}

async function newPerson(name: string): Promise<Person> {
  const { uid, email } = await newAccount(name);
  return { uid, email, name, token: '' };
}

/** A customer with a profile. */
export async function newCustomer(name = 'Asha Verma'): Promise<Person> {
  return signInByApi((await newPerson(name)).email);
}

/** Someone who signs in at the shop, as the login page does it. */
export async function signInByApi(email: string): Promise<Person> {
  const { uid, displayName = '' } = await auth.getUserByEmail(email);
  const token = await signInToApi(email);
  const session = await call(login, { token, body: { uid, password: PASSWORD } });
  return { uid, email, name: displayName, token: session.token };
}

/** A member of staff, who has not signed in to the shop yet. */
export async function newStaff(name: string, role: Role = 'reviewer'): Promise<Person> {
  const person = await newPerson(name);
  await auth.setCustomUserClaims(person.uid, { role });
  return { ...person, token: await signInToApi(person.email) };
}

/** Pixels of the photos of an album, in their order: the second is too small for any album. */
export const PHOTO_PIXELS = [
  { width: 2400, height: 1800 },
  { width: 320, height: 240 },
  { width: 1500, height: 2000 },
] as const;

async function photo({ width, height }: (typeof PHOTO_PIXELS)[number]): Promise<Blob> {
  const background = { r: width % 256, g: height % 256, b: 120 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}

async function designForm(title: string): Promise<FormData> {
  const [sizes, allFrames, papers] = await Promise.all([
    call(listAlbumSizes),
    call(frames.list),
    call(paperTypes.list),
  ]);
  const size = sizes.find(({ price }) => price !== null);
  const form = new FormData();
  form.set('title', title);
  form.set('album_size_id', String(size?.id));
  form.set('frame_id', String(allFrames[0]?.id));
  form.set('paper_type_id', String(papers[0]?.id));
  for (const pixels of PHOTO_PIXELS) {
    form.append('images', await photo(pixels), `${pixels.width}.jpg`);
  }
  return form;
}

export async function payInitial({ owner, id }: Pick<Scene, 'owner' | 'id'>): Promise<void> {
  const { uid, token } = owner;
  const { amount } = await call(getInitialDue, { params: { cartId: id }, token });
  const body = {
    user_id: uid,
    amount,
    payment_type: 'initial',
    cart_id: id,
    payment_method: 'card',
    transaction_id: `TXN_${randomUUID()}`,
  };
  const payment = await call(createPayment, { body, token });
  const proof = { token: SANDBOX_CARDS['4111111111111111'] };
  await call(confirmPayment, { params: { id: payment.id }, body: proof, token });
}

/** Waits until the pictures of an album are made. */
export async function rendered({ owner, id }: Scene): Promise<void> {
  const areReady = async () => {
    const { album } = await call(getAlbum, { params: { id }, token: owner.token });
    return album.images.every(({ state }) => state === 'ready');
  };
  await expect.poll(areReady, { timeout: 30_000 }).toBe(true);
}

/** An album of three photos whose review is asked for. */
export async function requestedAlbum({ isPaid = true } = {}): Promise<Scene> {
  const owner = await newCustomer();
  const title = `Goa ${randomUUID().slice(0, 8)}`;
  const form = await designForm(title);
  const { data } = await call(createAlbum, { body: form, token: owner.token });
  const scene = { owner, id: data.album.id, title };
  if (isPaid) await payInitial(scene);
  await moveAsOwner(scene, 'Requested');
  return scene;
}

/** Moves an album as its customer, as another tab would. */
export async function moveAsOwner({ owner, id }: Scene, status: string, note = ''): Promise<void> {
  await call(updateAlbum, { params: { id }, body: { status, note }, token: owner.token });
}

/** Remarks by the place of their photos. */
export type Remarks = Readonly<Record<number, string>>;

export async function remark(reviewer: Person, { id }: Scene, remarks: Remarks): Promise<void> {
  const descriptions = Object.entries(remarks).map(([sequence, description]) => ({
    sequence: Number(sequence),
    description,
  }));
  await call(saveRemarks, { body: { cartId: id, descriptions }, token: reviewer.token });
}

export async function take(reviewer: Person, { id }: Scene): Promise<void> {
  await call(takeApprovalProduct, { params: { id }, token: reviewer.token });
}

/** Remarks and response, as another reviewer gives them. */
export async function respond(scene: Scene, remarks: Remarks, note = ''): Promise<void> {
  const reviewer = await newStaff('Meera Nair');
  await remark(reviewer, scene, remarks);
  const body = { status: 'Responded', note };
  await call(updateAlbum, { params: { id: scene.id }, body, token: reviewer.token });
}

/** The album as its customer has it now. */
export function review({ owner, id }: Scene): Promise<AnswerOf<typeof getApprovalProduct>> {
  return call(getApprovalProduct, { params: { id }, token: owner.token });
}

/** Stores albums of an answered review that are older than any other; returns what removes them. */
export async function oldAnsweredAlbums(count: number): Promise<() => Promise<void>> {
  const entries = Array.from({ length: count }, (_, index) => ({
    album_id: `old-${randomUUID()}`,
    title: `Old album ${index + 1}`,
    status: 'Responded',
    product_type: 'album',
    photos: 1,
    cover_photo_id: null,
    round: 1,
    requested_at: new Date(Date.UTC(2001, 0, 1, 0, index)),
    is_unpaid: false,
    open_remarks: 0,
    taken_by: null,
    taken_until: null,
  }));
  const pathOf = ({ album_id }: (typeof entries)[number]) => `reviewQueue/${album_id}`;
  await Promise.all(entries.map((entry) => firestore.doc(pathOf(entry)).set(entry)));
  return async () => {
    await Promise.all(entries.map((entry) => firestore.doc(pathOf(entry)).delete()));
  };
}
