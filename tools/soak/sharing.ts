import { randomUUID } from 'node:crypto';
import {
  addNote,
  createShare,
  endShare,
  getSharedBook,
  hideNote,
  listShares,
} from '@smriti/shared/book/shares';
import type { Person } from '../bench/shop-client.ts';
import { ask, lookAround, type Shop } from './shop.ts';

/** Loads a picture by the address that the API gave. */
async function loadPicture(shop: Shop, url: string): Promise<void> {
  const response = await fetch(new URL(url, shop.origins.hosting));
  const { length } = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || length === 0) throw new Error(`picture: ${response.status}, ${length} bytes`);
}

/** Shares an album's book; the family looks at it and leaves a heart and a note. */
export async function shareBook(shop: Shop, owner: Person, id: string): Promise<void> {
  const made = await ask(shop, owner, createShare, { params: { id } });
  const token = new URL(made.url).pathname.split('/').at(-1) ?? '';
  await lookAround(shop);
  const { book, photos } = await ask(shop, null, getSharedBook, { params: { token } });
  const url = photos[0]?.large_url;
  if (url) await loadPicture(shop, url);
  const from = { spread_id: book.spreads[0]?.id ?? 'cover', name: 'Nani', visitor: randomUUID() };
  const params = { token };
  await ask(shop, null, addNote, { params, body: { ...from, heart: true } });
  const { note } = await ask(shop, null, addNote, { params, body: { ...from, text: 'Lovely.' } });
  await lookAround(shop);
  const { shares } = await ask(shop, owner, listShares, { params: { id } });
  const notes = shares.find((one) => one.id === made.id)?.notes.length;
  if (notes !== 2) throw new Error(`${notes} notes of 2`);
  const ofNote = { id, share_id: made.id, note_id: note.id };
  await ask(shop, owner, hideNote, { params: ofNote, body: { hidden: true } });
  await ask(shop, owner, endShare, { params: { id, share_id: made.id } });
}
