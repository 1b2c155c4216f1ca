import { randomUUID } from 'node:crypto';
import { deleteAlbum } from '@smriti/shared/album/albums';
import * as shares from '@smriti/shared/book/shares';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AlbumRecord } from '../../../functions/src/features/albums/album.records';
import { leaveNote } from '../../../functions/src/features/shares/note.service';
import { hashVisitor } from '../../../functions/src/features/shares/share.records';
import { type Account, createTestCustomer, sharedReviewer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { jobDeps } from '../../support/deps';
import { origins } from '../../support/environment';
import { callEndpoint, callApi, expectAnswer, expectError } from '../../support/http';
import { createTestPicture, waitForPhoto, uploadPhotoFile } from '../support/photos';
import { countQuotaUses } from '../support/quotas';

let owner: Account;
let photo = '';
let album: AlbumRecord;

beforeAll(async () => {
  owner = await createTestCustomer();
  photo = await uploadPhotoFile(owner, await createTestPicture());
  await waitForPhoto(photo, 'ready');
  album = await storeAlbum(owner, { photo_ids: [photo], title: 'A week in Goa' });
});

const make = (id = album.id, caller = owner) =>
  callApi('POST', `/albums/${id}/shares`, { token: caller.idToken });
async function newLink(id = album.id) {
  const made = expectAnswer(await make(id), shares.createShare.response);
  return { ...made, token: made.url.split('/shared/')[1] ?? '' };
}
const end = (share: string, id = album.id) =>
  callApi('DELETE', `/albums/${id}/shares/${share}`, { token: owner.idToken });
const open = (token: string) => callApi('GET', `/shares/${token}`);
const opened = async (token: string) =>
  expectAnswer(await open(token), shares.getSharedBook.response);
const listed = async (id = album.id) =>
  (await callEndpoint(shares.listShares, { params: { id }, token: owner.idToken })).shares;

const HEART = { spread_id: 's1', name: 'Nani', heart: true, visitor: 'visitor-one-of-a-test' };
const NOTE = { ...HEART, heart: undefined, text: 'How <b>lovely</b>!' };
const note = (token: string, json: object = HEART) =>
  callApi('POST', `/shares/${token}/notes`, { json });
const addNoteOk = async (token: string, json: object = HEART) =>
  expectAnswer(await note(token, json), shares.addNote.response).note;
/** Message and code of the refusal, without the request id. */
const refusal = async (token: string) => {
  const { message, code } = expectError(await open(token), 404);
  return { message, code };
};

describe('a link to a book', () => {
  it('shows the book, its title and its photos, and no other name', async () => {
    const { id, url, token, expires_at } = await newLink();
    expect(url).toMatch(/^https?:\/\/.+\/shared\/[A-Za-z0-9_-]{63}$/);
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const answer = await open(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const secret of [owner.uid, owner.email, 'token=', 'kept_until']) {
      expect(answer.text).not.toContain(secret);
    }
    const shown = expectAnswer(answer, shares.getSharedBook.response);
    expect(shown).toMatchObject({ title: 'A week in Goa', is_mug: false, notes: [] });
    const [shownPhoto] = shown.photos;
    expect(shownPhoto).toMatchObject({ id: photo, place: 1 });
    const kept = JSON.stringify((await firestore.doc(`shares/${id}`).get()).data());
    expect(kept).not.toContain(token.slice(20));

    const picture = new URL(shownPhoto?.large_url ?? '', origins.hosting);
    const read = () => fetch(picture).then(({ status }) => status);
    expect(await read()).toBe(200);
    expectAnswer(await end(id), shares.endShare.response);
    expect(await read()).toBe(404);
  });

  it('answers 404 after its end or expiry and for unknown tokens', async () => {
    const [ended, expired] = [await newLink(), await newLink()];
    await addNoteOk(ended.token);
    expectAnswer(await end(ended.id), shares.endShare.response);
    await firestore.doc(`shares/${expired.id}`).update({ expires_at: new Date(Date.now() - 1) });
    const unknown = `${'a'.repeat(20)}${'b'.repeat(43)}`;
    const other = `${expired.id}${'b'.repeat(43)}`;
    const refused = await refusal(unknown);
    for (const token of [ended.token, expired.token, other, 'short']) {
      expect(await refusal(token)).toEqual(refused);
      expect(expectError(await note(token), 404).message).toBe(refused.message);
    }
    const [now] = (await listed()).filter(({ id }) => id === ended.id);
    expect(now).toMatchObject({ is_live: false, notes: [{ name: 'Nani' }] });
    await end(expired.id);
  });

  it('is created by the owner of an album with photos, five at a time', async () => {
    const { id } = await storeAlbum(owner, { photo_ids: [photo] });
    for (const caller of [await createTestCustomer(), await sharedReviewer()]) {
      expectError(await make(id, caller), 404);
      const list = await callApi('GET', `/albums/${id}/shares`, { token: caller.idToken });
      expectError(list, 404);
    }
    const bare = await storeAlbum(owner, { photo_ids: [] });
    expectError(await make(bare.id), 422);
    const links = [];
    for (let made = 0; made < shares.MAX_LIVE_SHARES; made += 1) links.push(await newLink(id));
    expectError(await make(id), 422);
    expectAnswer(await end(links[0]?.id ?? '', id), shares.endShare.response);
    await newLink(id);
    expect(await listed(id)).toHaveLength(shares.MAX_LIVE_SHARES);
    expectError(await end(links[1]?.id ?? '', album.id), 404);
  });

  it('is the same one when the call is repeated with its key', async () => {
    const { id } = await storeAlbum(owner, { photo_ids: [photo] });
    const send = (key: string) =>
      callApi('POST', `/albums/${id}/shares`, {
        token: owner.idToken,
        headers: { 'idempotency-key': key },
      });
    const [first, again] = [await send('one-link'), await send('one-link')];
    expect(again.text).toBe(first.text);
    expect((await send('another')).text).not.toBe(first.text);
    const { url } = expectAnswer(first, shares.createShare.response);
    expect((await opened(url.split('/shared/')[1] ?? '')).photos).toHaveLength(1);
    expect(await listed(id)).toHaveLength(2);
  });

  it('ends with its album', async () => {
    const { id } = await storeAlbum(owner, { photo_ids: [photo] });
    const link = await newLink(id);
    expect((await opened(link.token)).photos).toHaveLength(1);
    const deleted = await callApi('DELETE', `/albums/${id}`, { token: owner.idToken });
    expectAnswer(deleted, deleteAlbum.response);
    await refusal(link.token);
    expect((await firestore.doc(`shares/${link.id}`).get()).exists).toBe(false);
  });
});

describe('notes of visitors', () => {
  it('are shown to all, unsigned, until the owner hides them', async () => {
    const { id, token } = await newLink();
    const heart = await addNoteOk(token);
    expect(await addNoteOk(token)).toEqual(heart); // a second heart returns the first one
    const text = await addNoteOk(token, NOTE);
    expect(await addNoteOk(token, NOTE)).toEqual(text); // the same text is not added twice
    expect(text).toMatchObject({ heart: false, text: 'How <b>lovely</b>!' });
    const { notes } = await opened(token);
    expect(notes).toEqual([heart, text]);
    expect(JSON.stringify(notes)).not.toContain('Nani');
    const [link] = await listed();
    expect(link?.notes.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Nani', false],
      ['Nani', false],
    ]);
    const hide = (hidden: boolean, by = owner) =>
      callApi('PUT', `/albums/${album.id}/shares/${id}/notes/${text.id}`, {
        token: by.idToken,
        json: { hidden },
      });
    expectError(await hide(true, await createTestCustomer()), 404);
    expectAnswer(await hide(true), shares.hideNote.response);
    expect((await opened(token)).notes).toEqual([heart]);
    expectAnswer(await hide(false), shares.hideNote.response);
    expect((await opened(token)).notes).toEqual([heart, text]);
    await end(id);
  });

  it('have a place at a spread of the book', async () => {
    const { id, token } = await newLink();
    const gone = expectError(await note(token, { ...HEART, spread_id: 's999' }), 400);
    expect(gone.message).toContain('not in the book any more');
    expect((await opened(token)).notes).toEqual([]);
    await end(id);
  });

  it('are limited to 60 a day per network', async () => {
    const { id, token } = await newLink();
    const network = randomUUID();
    const subject = `${id}.${network}`;
    await countQuotaUses(
      { kind: 'share_network_notes', subject },
      shares.MAX_NETWORK_NOTES_PER_DAY - 1,
    );
    const leave = (visitor: string, from: string | null = network) =>
      leaveNote(jobDeps, { token, form: { ...NOTE, heart: undefined, visitor }, network: from });
    await leave('the-first-visitor-of-it');
    await expect(leave('a-second-visitor-of-it')).rejects.toMatchObject({ code: 'rate_limited' });
    await leave('a-second-visitor-of-it', randomUUID());
    await end(id);
  });

  it('are limited by visible notes only, and the oldest hidden ones are removed', async () => {
    const { id, token } = await newLink();
    const stored = (count: number, hidden: boolean, name: string) =>
      Array.from({ length: count }, (_, at) => ({
        id: `${name}${at}`,
        spread_id: 's1',
        name: 'A',
        heart: false,
        text: name,
        hidden,
        visitor: 'v',
        at: new Date(),
      }));
    const show = (noteId: string, hidden: boolean) =>
      callApi('PUT', `/albums/${album.id}/shares/${id}/notes/${noteId}`, {
        token: owner.idToken,
        json: { hidden },
      });
    const room = shares.MAX_STORED_NOTES - shares.MAX_VISIBLE_NOTES;
    const notes = [
      ...stored(room + 1, true, 'hidden'),
      ...stored(shares.MAX_VISIBLE_NOTES - 1, false, 'shown'),
    ];
    await firestore.doc(`shares/${id}`).update({ notes });
    await addNoteOk(token, NOTE);
    const [link] = (await listed()).filter((one) => one.id === id);
    expect(link?.notes).toHaveLength(shares.MAX_STORED_NOTES);
    expect(link?.notes[0]?.id).toBe('hidden1');
    expect((await opened(token)).notes).toHaveLength(shares.MAX_VISIBLE_NOTES);
    expectError(await note(token, { ...HEART, visitor: 'another-visitor-of-it' }), 422);
    expectError(await show('hidden1', false), 422);
    expectAnswer(await show('shown0', true), shares.hideNote.response);
    expectAnswer(await show('hidden1', false), shares.hideNote.response);
    await end(id);
  });

  it('are a heart or a text with a name, ten an hour and 200 in total', async () => {
    const { id, token } = await newLink();
    for (const json of [
      { ...HEART, text: 'both' },
      { ...HEART, heart: undefined },
      { ...HEART, name: ' ' },
      { ...NOTE, text: 'x'.repeat(301) },
      { ...HEART, spread_id: 'elsewhere' },
      { ...HEART, visitor: 'me' },
    ]) {
      expectError(await note(token, json), 400);
    }
    const subject = hashVisitor(id, HEART.visitor);
    await countQuotaUses({ kind: 'share_notes', subject }, shares.MAX_NOTES_PER_HOUR);
    expectError(await note(token), 429);
    const full = Array.from({ length: shares.MAX_VISIBLE_NOTES }, (_, at) => ({
      id: `n${at}`,
      spread_id: 's1',
      name: 'A',
      heart: false,
      text: 'x',
      visitor: 'v',
      hidden: false,
      at: new Date(),
    }));
    await firestore.doc(`shares/${id}`).update({ notes: full });
    expectError(await note(token, { ...HEART, visitor: 'another-visitor-of-it' }), 422);
    await end(id);
  });
});
