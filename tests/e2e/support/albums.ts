import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import { createAlbum, PHOTOS_FIELD, updateAlbum } from '@smriti/shared/album/albums';
import { frames, paperTypes } from '@smriti/shared/catalogue/reference-data';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { call, newStaff, payInitial, type Person } from './review';

/* Albums in their states, made through the API: small ones, with one photo. */

/** A JPEG that no other test has: of some colour, described by a word of its own. */
function someJpeg(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { ImageDescription: randomUUID() } })
    .jpeg()
    .toBuffer();
}

/** A frame, a paper and a size that can be ordered, by the names of their fields. */
async function findChoices() {
  const [sizes, allFrames, papers] = await Promise.all([
    call(listAlbumSizes),
    call(frames.list),
    call(paperTypes.list),
  ]);
  const size = sizes.find(({ price }) => price !== null);
  return {
    album_size_id: String(size?.id),
    frame_id: String(allFrames[0]?.id),
    paper_type_id: String(papers[0]?.id),
  };
}
let choices: ReturnType<typeof findChoices> | undefined;

/** Makes an album with one photo, a Draft. */
export async function makeAlbum({ token }: Person, title = 'Kerala 2026') {
  choices ??= findChoices();
  const form = new FormData();
  form.set('title', title);
  for (const [field, id] of Object.entries(await choices)) form.set(field, id);
  const photo = new Blob([new Uint8Array(await someJpeg())], { type: 'image/jpeg' });
  form.set(PHOTOS_FIELD, photo, 'photo.jpg');
  return (await call(createAlbum, { token, body: form })).data.album;
}

/** Moves an album, as its owner or a reviewer. */
export async function moveAlbum(
  { token }: Person,
  id: string,
  status: AlbumStatus,
  note?: string,
): Promise<void> {
  await call(updateAlbum, { params: { id }, token, body: { status, note } });
}

/** An album that is requested, and paid for as far as that is due. */
export async function makeRequestedAlbum(owner: Person, title?: string) {
  const album = await makeAlbum(owner, title);
  await moveAlbum(owner, album.id, 'Requested');
  await payInitial({ owner, id: album.id });
  return album;
}

/** One that a reviewer has responded to. */
export async function makeRespondedAlbum(owner: Person, title?: string) {
  const album = await makeRequestedAlbum(owner, title);
  await moveAlbum(await newStaff('Ravi Menon'), album.id, 'Responded', 'Looks good.');
  return album;
}

/** One whose proof the customer has accepted. */
export async function makeApprovedAlbum(owner: Person, title?: string) {
  const album = await makeRespondedAlbum(owner, title);
  await moveAlbum(owner, album.id, 'Approved');
  return album;
}
