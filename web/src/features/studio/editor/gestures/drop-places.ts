import type { FrameAddress } from '@smriti/shared/book/edit/find-frame';
import type { PointerEvent } from 'react';

/** Item that can be picked up: a frame with its photo, or a photo from the tray. */
export type PickedItem = { kind: 'frame'; at: FrameAddress } | { kind: 'tray'; photo: string };

/**
 * Target on which a photo can be dropped: a frame, a photo in the tray, the area outside of the book, or
 * another spread, which then opens.
 */
export type DropPlace = PickedItem | { kind: 'out' } | { kind: 'spread'; id: string };

/** Watches a press on a photo, which may become a drag; does nothing for an empty frame. */
export type StartDrag = (event: PointerEvent, from: PickedItem, photo: string | null) => void;

/** Attribute of elements that are drop targets. */
export const DROP_ATTRIBUTE = 'data-drop';

/** Value of DROP_ATTRIBUTE for a place. Ids and keys contain no spaces. */
export function toDropName(place: DropPlace): string {
  if (place.kind === 'frame') return `frame ${place.at.spread} ${place.at.item}`;
  if (place.kind === 'tray') return `tray ${place.photo}`;
  return place.kind === 'spread' ? `spread ${place.id}` : 'out';
}

export function parseDropName(name: string): DropPlace | null {
  const [kind, one = '', other = ''] = name.split(' ');
  if (kind === 'frame') return { kind, at: { spread: one, item: other } };
  if (kind === 'tray') return { kind, photo: one };
  if (kind === 'spread') return { kind, id: one };
  return kind === 'out' ? { kind } : null;
}

export function isSameFrame(one: FrameAddress | null, other: FrameAddress | null): boolean {
  return one !== null && one.spread === other?.spread && one.item === other.item;
}

export function isSamePickedItem(one: PickedItem | null, other: PickedItem): boolean {
  if (one?.kind === 'frame' && other.kind === 'frame') return isSameFrame(one.at, other.at);
  return one?.kind === 'tray' && other.kind === 'tray' && one.photo === other.photo;
}

/** Whether a drop changes nothing, because the photo comes from there. */
export function isSamePlace(from: PickedItem, to: DropPlace): boolean {
  if (from.kind === 'tray') return to.kind !== 'frame';
  return to.kind === 'frame' && isSameFrame(from.at, to.at);
}
