import type { Book } from '@smriti/shared/book/scene';
import type { Face } from '../spread/face';
import { type Stop, stopsOf } from '../spread/stops';

/** What lies on one side of an open book: a page, or the inside of its cover. */
export type Side = Stop | 'inside';

/** A book as it lies open at one place, or closed. */
export interface View {
  /** What it is called by, and which spread is looked at. */
  stop: Stop;
  /** null: nothing, as beside a closed book. */
  left: Side | null;
  right: Side | null;
}

/** A leaf between two views that follow each other: turned, it shows its back on the left. */
export interface Leaf {
  index: number;
  front: Side | null;
  back: Side | null;
  /** The board of a cover, which is larger than the pages. */
  isBoard: boolean;
}

function openAt(face: Face): View {
  const stop = { face, part: null };
  if (face.parts.length === 2) {
    return { stop, left: { face, part: 'left' }, right: { face, part: 'right' } };
  }
  return face.lone === 'left'
    ? { stop, left: stop, right: 'inside' }
    : { stop, left: 'inside', right: stop };
}

/**
 * What one sees of a book while it is paged through, from its front to its back.
 * @param isByPage one page at a time, as on a phone; what has no pages always shows one face
 */
export function viewsOf(kind: Book['kind'], faces: readonly Face[], isByPage: boolean): View[] {
  if (kind !== 'book' || isByPage) {
    return stopsOf(faces, true).map((stop) => ({ stop, left: null, right: stop }));
  }
  const cover = faces.find(({ isCover }) => isCover);
  const open = faces.filter(({ isCover }) => !isCover).map(openAt);
  if (!cover) return open;
  const front: Stop = { face: cover, part: 'front' };
  const back: Stop = { face: cover, part: 'back' };
  return [
    { stop: front, left: null, right: front },
    ...open,
    { stop: back, left: back, right: null },
  ];
}

/** Whether two pages of a book lie side by side; otherwise one face takes all the room. */
export const isOfTwoPages = (views: readonly View[]) => views.some(({ left }) => left !== null);

/** The leaves between the views: one fewer than there are views. */
export function leavesOf(views: readonly View[]): Leaf[] {
  const isOpen = isOfTwoPages(views);
  return views.slice(0, -1).map((view, index) => {
    const next = views[index + 1];
    const isBoard = isOpen && (view.left === null || next?.right === null);
    return { index, front: view.right, back: next?.left ?? null, isBoard };
  });
}

/** How many leaves on each side of a place are drawn: the next is there before it is turned to. */
const NEAR = 2;

/** Whether a leaf may be seen at a view, or soon. */
export const isNear = (leaf: number, view: number) =>
  leaf >= view - 1 - NEAR && leaf <= view + NEAR;

/** Whether a leaf shows one of its sides at a view, or one turn away. */
export const isAtHand = (leaf: number, view: number) => leaf >= view - 2 && leaf <= view + 1;

/** Which view shows that spread, and of a phone's views that side of it. */
export function viewIndex(
  views: readonly View[],
  { face, part }: { face: string; part: Stop['part'] },
): number {
  const ofSpread = ({ stop }: View) => stop.face.spread.id === face;
  const exact = views.findIndex((view) => ofSpread(view) && view.stop.part === part);
  return Math.max(0, exact === -1 ? views.findIndex(ofSpread) : exact);
}
