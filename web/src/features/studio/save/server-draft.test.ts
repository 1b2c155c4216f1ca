// @vitest-environment jsdom
import type { ServerDraft } from '@smriti/shared/album/drafts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_OPTIONS, EMPTY_TEXTS } from '../design-content';
import { ALBUM_PLAN } from '../studio.test-data';
import type { Draft, DraftPhoto } from './draft';
import { loadDraftContent, hashServerContent } from './server-content';
import { recordSentParts } from './sent-marks';
import { chooseNewerDraft } from './server-draft';
import { WHOLE_DRAFT_PART } from './server-sync';

const PHOTO: DraftPhoto = {
  key: 'a',
  hash: 'a',
  photoId: 'p'.repeat(43),
  name: 'a.jpg',
  type: 'image/jpeg',
  width: 1,
  height: 1,
  rendition: null,
  keptFor: 'design',
  isStored: true,
};

const titled = (title: string): Draft => ({
  designId: 'design',
  rev: 4,
  savedAt: 0,
  photoOwner: 'asha',
  origin: '',
  version: null,
  server: null,
  choices: NO_OPTIONS,
  texts: { ...EMPTY_TEXTS, title },
  photos: [PHOTO],
});

/** Draft with the title `title`; the title that the server last received is `told`. */
const linked = async (title: string, told: string): Promise<Draft> => ({
  ...titled(title),
  server: {
    id: 'd1',
    rev: 3,
    sent: hashServerContent(await loadDraftContent(ALBUM_PLAN, titled(told))),
  },
});

const shops = async (rev: number, title: string): Promise<ServerDraft> => ({
  id: 'd1',
  rev,
  form: (await loadDraftContent(ALBUM_PLAN, titled(title))).form,
  images: [
    {
      id: 'p'.repeat(43),
      image_path: '',
      image_url: null,
      thumbnail_url: null,
      width: 1,
      height: 1,
      state: 'ready',
      sequence: 1,
    },
  ],
  updated_at: '2026-01-01T06:00:00.000Z',
  expires_at: '2026-01-31T06:00:00.000Z',
  design: null,
  tray_photos: [],
});

const adopt = (found: ServerDraft) => titled(found.form.title);

function answering(status: number, body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}
const REFUSAL = { message: 'No.', code: 'not_found', request_id: 'r' };

const opened = async (local: Draft | null, draftId: string | null = null) => {
  const { draft, conflict } = await chooseNewerDraft({ ...ALBUM_PLAN, draftId }, local, adopt);
  return { title: draft?.texts.title, server: draft?.server, conflict };
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the draft to go on with', () => {
  it('is the one in this browser while nobody else has changed it', async () => {
    answering(200, { draft: await shops(3, 'Old') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: null,
    });
  });

  it('is that of the other device where all of this one is there', async () => {
    answering(200, { draft: await shops(5, 'Theirs') });
    expect(await opened(await linked('Old', 'Old'))).toMatchObject({
      title: 'Theirs',
      conflict: null,
      server: { rev: 5 },
    });
  });

  it('is for the customer to choose where both have changed', async () => {
    answering(200, { draft: await shops(5, 'Theirs') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: 'device',
      server: { rev: 5 },
    });
  });

  it('is no question where both are the same, though the answer to the last save was lost', async () => {
    answering(200, { draft: await shops(4, 'Mine') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      conflict: null,
      server: { rev: 4 },
    });
  });

  it('is the newer one of this browser itself, though it saw no answer to what it sent', async () => {
    const found = await shops(4, 'Goa by the s');
    const sent = hashServerContent(await loadDraftContent(ALBUM_PLAN, titled('Goa by the s')));
    recordSentParts('d1', [[WHOLE_DRAFT_PART, sent]]);
    answering(200, { draft: found });
    const olderDraft = await linked('Goa', 'Old');
    const server = { rev: 4, sent };
    expect(await opened(olderDraft)).toMatchObject({
      title: found.form.title,
      conflict: null,
      server,
    });
    const newerDraft = { ...(await linked('Goa by the sea', 'Old')), savedAt: Date.now() + 1 };
    expect(await opened(newerDraft)).toMatchObject({
      title: 'Goa by the sea',
      conflict: null,
      server,
    });
    const photos = [PHOTO, { ...PHOTO, key: 'b', photoId: null, isStored: false }];
    expect(await opened({ ...olderDraft, photos })).toMatchObject({ conflict: 'device' });
  });

  it('is gone once it was saved elsewhere, but for what the shop never had', async () => {
    answering(404, REFUSAL);
    expect((await opened(await linked('Old', 'Old'))).title).toBeUndefined();
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      server: null,
    });
  });

  it('is the one in this browser while the shop does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: null,
    });
  });

  it('is had from the shop where this browser has none', async () => {
    answering(200, { draft: await shops(5, 'Theirs') });
    expect(await opened(null, 'd1')).toMatchObject({
      title: 'Theirs',
      server: { id: 'd1', rev: 5 },
    });
    answering(404, REFUSAL);
    await expect(opened(null, 'd1')).rejects.toMatchObject({ status: 404 });
    expect(await opened(null)).toMatchObject({ conflict: null });
  });
});
