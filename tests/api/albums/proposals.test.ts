import { getApprovalProduct, replyToRemark, saveRemarks } from '@smriti/shared/album/approval';
import { getDesign } from '@smriti/shared/book/designs';
import {
  answerProposal,
  getAlbumWithProposals,
  getReviewRoundBook,
  type Proposal,
  removeProposal,
  saveProposal,
} from '@smriti/shared/book/proposals';
import type { Book } from '@smriti/shared/book/scene';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  bookHash,
  reviewRoundBookRecord,
  unpackBook,
} from '../../../functions/src/features/designs/design.records';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import {
  moveAlbum,
  createTestAlbum,
  markInitialPaymentPaid,
  callUpdateAlbum,
} from '../../support/designs';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { buildCropProposal, changeCrops, proposalPath } from '../../support/proposals';

let owner: Account;
let reviewer: Account;
let colleague: Account;

beforeAll(async () => {
  [owner, reviewer, colleague] = await Promise.all([
    createTestCustomer(),
    createTestAccountWithRole('reviewer'),
    createTestAccountWithRole('reviewer'),
  ]);
});

type Target = Parameters<typeof proposalPath>[0];
const send = (caller: Account, method: 'PUT' | 'DELETE', params: Target, json?: unknown) =>
  callApi(method, proposalPath(params), { token: caller.idToken, json });
const answer = (params: Target, accepted: boolean, caller = owner) =>
  callApi('POST', `${proposalPath(params)}/answer`, { token: caller.idToken, json: { accepted } });
const answered = async (params: Target, accepted: boolean) =>
  expectAnswer(await answer(params, accepted), answerProposal.response).proposals;

async function proposed(id: string) {
  const { params, json, before } = await buildCropProposal(reviewer, id);
  const given = expectAnswer(await send(reviewer, 'PUT', params, json), saveProposal.response);
  return { params, json, before, proposals: given.proposals };
}

/** Creates an album of the owner in review, with one proposal. */
async function withProposal() {
  const album = await createTestAlbum(owner, { status: 'Requested' });
  await markInitialPaymentPaid(album);
  return { id: album.id, ...(await proposed(album.id)) };
}

/** Creates an album with a proposal and moves it to Responded. */
async function newRespondedAlbum() {
  const album = await withProposal();
  await moveAlbum(reviewer, album.id, 'Responded');
  return album;
}

const productOf = async (id: string, caller = owner) => {
  const path = `/approval-products/${id}`;
  const product = await callApi('GET', path, { token: caller.idToken });
  return expectAnswer(product, getApprovalProduct.response);
};
const states = (proposals: readonly Proposal[]) => proposals.map(({ state }) => state);

const designOf = async (id: string) =>
  expectAnswer(
    await callApi('GET', `/albums/${id}/design`, { token: owner.idToken }),
    getDesign.response,
  );
const firstSpread = ({ spreads }: Book) => spreads[0];

async function frozenOf(id: string, round = '0001') {
  const { hash, data } = z.parse(
    reviewRoundBookRecord,
    await readDocument(`albums/${id}/design/${round}`),
  );
  return { hash, book: await unpackBook(data) };
}

describe('a proposal', () => {
  it('stores its changes, is shown to reviewer and owner, and moves with its album', async () => {
    const { id, params, json, before, proposals } = await withProposal();
    const { spread_id } = params;
    const expected = {
      round: 1,
      spread_id,
      before,
      spread: { ...json.spread, locked: true },
      note: 'Closer to the faces.',
      state: 'open',
      answered_at: null,
    };
    expect(proposals).toMatchObject([expected]);
    expect((await productOf(id)).proposals).toEqual(proposals);
    expect((await productOf(id, reviewer)).proposals).toEqual(proposals);
    const { album } = expectAnswer(
      await callApi('GET', `/albums/${id}`, { token: owner.idToken }),
      getAlbumWithProposals.response,
    );
    expect(album.proposals).toEqual(proposals);
    // the album's own book is unchanged
    expect(firstSpread((await designOf(id)).book)).toEqual(before);
    // a proposal is enough for a response
    await moveAlbum(reviewer, id, 'Responded');
  });

  it('requires the reviewer who has the album, a requested album and its own photos', async () => {
    const { id, params, json } = await withProposal();
    expectError(await send(colleague, 'PUT', params, json), 409);
    expectError(await send(colleague, 'DELETE', params), 409);
    expectError(await send(owner, 'PUT', params, json), 403);
    expectError(await send(reviewer, 'PUT', { id, spread_id: 's999' }, json), 404);
    const empty = { ...json, spread: { ...json.spread, items: [] } };
    expect(expectError(await send(reviewer, 'PUT', params, empty), 400).message).toBe(
      'A proposal shows the photos of the spread that it changes, each as often.',
    );
    expectError(await answer(params, true), 409);
    expectAnswer(await send(reviewer, 'DELETE', params), removeProposal.response);
    expectError(await send(reviewer, 'DELETE', params), 404);
    await moveAlbum(reviewer, id, 'Responded', 'Lovely.');
    expectError(await send(reviewer, 'PUT', params, json), 409);
    expectError(await answer(params, true), 404);
  });

  it('can be created for an album that was requested before books were stored', async () => {
    const { id } = await createTestAlbum(owner, { status: 'Requested' });
    await markInitialPaymentPaid({ id });
    await Promise.all([
      firestore.doc(`albums/${id}/design/0001`).delete(),
      firestore.doc(`albums/${id}/design/current`).delete(),
      firestore.doc(`albums/${id}/rounds/0001`).update({ scene_hash: FieldValue.delete() }),
      firestore.doc(`albums/${id}`).update({ scene_hash: FieldValue.delete() }),
    ]);
    const { params } = await proposed(id);
    await moveAlbum(reviewer, id, 'Responded');
    await answered(params, true);
    await moveAlbum(owner, id, 'Approved');
    const { hash, book } = await frozenOf(id);
    expect(hash).toBe(bookHash(book));
    expect((await readDocument(`albums/${id}`))?.['scene_hash']).toBe(hash);
  });
});

describe('the answer', () => {
  it('is required before the proof is accepted, and fixes the scene', async () => {
    const { id, params, json } = await newRespondedAlbum();
    const before = await frozenOf(id);
    expect(expectError(await callUpdateAlbum(owner, id, { status: 'Approved' }), 409).message).toBe(
      'Please answer the proposed changes first.',
    );
    expectError(await answer(params, true, reviewer), 403);
    expectError(await answer(params, true, await createTestCustomer()), 404);
    expect(states(await answered(params, true))).toEqual(['accepted']);
    const { version } = await productOf(id);
    await moveAlbum(owner, id, 'Approved');

    const { hash, book } = await frozenOf(id);
    expect(hash).not.toBe(before.hash);
    expect(hash).toBe(bookHash(book));
    expect(firstSpread(book)).toEqual({ ...json.spread, locked: true });
    const album = await readDocument(`albums/${id}`);
    expect(album).toMatchObject({ scene_hash: hash, version: version + 1 });
    const order = await readDocument(`orders/${String(album?.['pending_order_id'])}`);
    expect(order).toMatchObject({ album: { scene_hash: hash } });
    expect(await readDocument(`albums/${id}/rounds/0001`)).toMatchObject({ scene_hash: hash });
    expect((await designOf(id)).book).toEqual(book);
    expectError(await answer(params, false), 409);
  });

  it('no keeps the requested scene', async () => {
    const { id, params } = await newRespondedAlbum();
    const before = await frozenOf(id);
    await answered(params, false);
    await moveAlbum(owner, id, 'Approved');
    expect((await frozenOf(id)).hash).toBe(before.hash);
    expect((await readDocument(`albums/${id}`))?.['scene_hash']).toBe(before.hash);
  });

  it.each(['Requested', 'Draft'] as const)(
    'yes is used for the next scene when the album becomes %s, and open ones expire',
    async (status) => {
      const accepted = await newRespondedAlbum();
      await answered(accepted.params, true);
      const open = await newRespondedAlbum();
      await moveAlbum(owner, accepted.id, status, 'Once more.');
      await moveAlbum(owner, open.id, status, 'Once more.');
      const design = await designOf(accepted.id);
      expect(firstSpread(design.book)).toEqual({ ...accepted.json.spread, locked: true });
      expect(design.revs[accepted.params.spread_id]).toBe(design.rev);
      expect(states((await productOf(accepted.id)).proposals)).toEqual(['accepted']);
      expect(states((await productOf(open.id)).proposals)).toEqual(['lapsed']);
      expect(firstSpread((await designOf(open.id)).book)).toEqual(open.before);
      const { book } = expectAnswer(
        await callApi('GET', `/approval-products/${accepted.id}/rounds/1/book`, {
          token: owner.idToken,
        }),
        getReviewRoundBook.response,
      );
      expect(firstSpread(book)).toEqual(accepted.before);
      if (status === 'Requested') {
        expect(firstSpread((await frozenOf(accepted.id, '0002')).book)).toEqual(
          firstSpread(design.book),
        );
      }
    },
  );

  it('is stored once for concurrent answers, and no approval precedes it', async () => {
    const { id, params } = await newRespondedAlbum();
    const answers = await Promise.all([true, false, true].map((yes) => answer(params, yes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ state } = { state: 'open' }] = (await productOf(id)).proposals;
    expect(['accepted', 'declined']).toContain(state);
    const album = await readDocument(`albums/${id}`);
    expect(album?.['open_proposals']).toBe(0);
  });

  it('cannot be skipped by an approval during a proposal', async () => {
    const { id, params, json } = await withProposal();
    const again = { ...json, spread: changeCrops(json.spread, 3) };
    const [, , approval] = await Promise.all([
      send(reviewer, 'PUT', params, again),
      callUpdateAlbum(reviewer, id, { status: 'Responded' }),
      callUpdateAlbum(owner, id, { status: 'Approved' }),
    ]);
    expectError(approval, 409);
    const album = await readDocument(`albums/${id}`);
    expect(album).toMatchObject({ status: 'Responded', open_proposals: 1 });
  });
});

describe('a remark', () => {
  it('has a pin, and a reply of the owner that the next round shows', async () => {
    const { id } = await withProposal();
    const pin = { x: 0.25, y: 0.75 };
    const sent = { cartId: id, descriptions: [{ sequence: 1, description: 'Too dark.', pin }] };
    const { remarks } = expectAnswer(
      await callApi('POST', '/approval-products/remark', { token: reviewer.idToken, json: sent }),
      saveRemarks.response,
    );
    expect(remarks).toMatchObject([{ pin, reply: '' }]);
    const photo = remarks[0]?.photo_id ?? '';
    const reply = (text: string, at = photo, caller = owner) =>
      callApi('PUT', `/approval-products/${id}/remarks/${at}/reply`, {
        token: caller.idToken,
        json: { text },
      });
    expectError(await reply('Make it lighter.'), 409);
    await moveAlbum(reviewer, id, 'Responded');
    expectError(await reply('Mine.', photo, reviewer), 403);
    expectError(await reply('Which?', 'another'), 404);
    expectError(await reply('x'.repeat(501)), 400);
    const given = expectAnswer(await reply('Make it lighter.'), replyToRemark.response);
    expect(given.remarks).toMatchObject([{ pin, reply: 'Make it lighter.' }]);
    await moveAlbum(owner, id, 'Requested', 'See my reply.');
    expect((await productOf(id, reviewer)).remarks).toMatchObject([
      { round: 1, reply: 'Make it lighter.' },
    ]);
  });
});
