// @vitest-environment jsdom
import type { ServerDraft } from '@smriti/shared/album/drafts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from '../design-content';
import { ALBUM_PLAN } from '../studio.test-data';
import type { Draft, DraftPhoto } from './draft';
import { loadDraftContent, hashServerContent } from './server-content';
import { recordSentParts } from './sent-hashes';
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
  texts: { ...EMPTY_DESIGN_TEXTS, title },
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

describe('chooseNewerDraft', () => {
  it('returns the local draft while the server draft is unchanged', async () => {
    answering(200, { draft: await shops(3, 'Old') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: null,
    });
  });

  it('returns a newer server draft if all local changes were sent', async () => {
    answering(200, { draft: await shops(5, 'Theirs') });
    expect(await opened(await linked('Old', 'Old'))).toMatchObject({
      title: 'Theirs',
      conflict: null,
      server: { rev: 5 },
    });
  });

  it('returns the local draft with a conflict if both have changed', async () => {
    answering(200, { draft: await shops(5, 'Theirs') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: 'device',
      server: { rev: 5 },
    });
  });

  it('reports no conflict if both are equal after a lost response', async () => {
    answering(200, { draft: await shops(4, 'Mine') });
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      conflict: null,
      server: { rev: 4 },
    });
  });

  it('returns the newer state of this browser after a lost response, unless photos were not sent', async () => {
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

  it('returns no draft if it was saved elsewhere, unless it has unsent changes', async () => {
    answering(404, REFUSAL);
    expect((await opened(await linked('Old', 'Old'))).title).toBeUndefined();
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      server: null,
    });
  });

  it('returns the local draft while the server does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await opened(await linked('Mine', 'Old'))).toMatchObject({
      title: 'Mine',
      conflict: null,
    });
  });

  it('returns the server draft if there is no local one', async () => {
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
