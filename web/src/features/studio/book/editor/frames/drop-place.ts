import type { FrameAt } from '@smriti/shared/book/edit/find-frame';

/** What can be picked up: a frame with what is in it, or a photo that was left out. */
export type Picked = { kind: 'frame'; at: FrameAt } | { kind: 'tray'; photo: string };

/** Where it can be put down: there too, or beside the book, or on another spread, which then opens. */
export type DropPlace = Picked | { kind: 'out' } | { kind: 'spread'; id: string };

/** The attribute that tells of an element that something can be dropped on it. */
export const DROP = 'data-drop';

/** The value of that attribute. Ids and keys have no spaces. */
export function dropName(place: DropPlace): string {
  if (place.kind === 'frame') return `frame ${place.at.spread} ${place.at.item}`;
  if (place.kind === 'tray') return `tray ${place.photo}`;
  return place.kind === 'spread' ? `spread ${place.id}` : 'out';
}

export function readDropName(name: string): DropPlace | null {
  const [kind, one = '', other = ''] = name.split(' ');
  if (kind === 'frame') return { kind, at: { spread: one, item: other } };
  if (kind === 'tray') return { kind, photo: one };
  if (kind === 'spread') return { kind, id: one };
  return kind === 'out' ? { kind } : null;
}

export function isSameFrame(one: FrameAt | null, other: FrameAt | null): boolean {
  return one !== null && one.spread === other?.spread && one.item === other.item;
}

export function isSamePicked(one: Picked | null, other: Picked): boolean {
  if (one?.kind === 'frame' && other.kind === 'frame') return isSameFrame(one.at, other.at);
  return one?.kind === 'tray' && other.kind === 'tray' && one.photo === other.photo;
}

/** Whether something that is put down there stays where it is. */
export function isSamePlace(from: Picked, to: DropPlace): boolean {
  if (from.kind === 'tray') return to.kind !== 'frame';
  return to.kind === 'frame' && isSameFrame(from.at, to.at);
}
