import type { Book } from '@smriti/shared/book/scene';
import type { SpreadFace } from '../spread/face';
import { type BookStop, listBookStops } from '../spread/book-stops';

/** One side of an open book: a page, or the inside of its cover. */
export type ViewSide = BookStop | 'inside';

/** One state of the preview: an open spread, or the closed book. */
export interface BookView {
  /** Spread that the view shows; it names the view. */
  stop: BookStop;
  /** Left side; null if there is no page, e.g. next to a closed book. */
  left: ViewSide | null;
  right: ViewSide | null;
}

/**
 * Leaf between two consecutive views: its front is on the right before the turn, its back on the
 * left after it.
 */
export interface BookLeaf {
  index: number;
  front: ViewSide | null;
  back: ViewSide | null;
  /** Whether the leaf is a cover board, which is larger than the pages. */
  isBoard: boolean;
}

function openAt(face: SpreadFace): BookView {
  const stop = { face, part: null };
  if (face.parts.length === 2) {
    return { stop, left: { face, part: 'left' }, right: { face, part: 'right' } };
  }
  return face.lone === 'left'
    ? { stop, left: stop, right: 'inside' }
    : { stop, left: 'inside', right: stop };
}

/**
 * Views of a book from front to back.
 * @param isByPage shows one page at a time, as on a phone; kinds without pages always show one face
 */
export function listBookViews(
  kind: Book['kind'],
  faces: readonly SpreadFace[],
  isByPage: boolean,
): BookView[] {
  if (kind !== 'book' || isByPage) {
    return listBookStops(faces, true).map((stop) => ({ stop, left: null, right: stop }));
  }
  const cover = faces.find(({ isCover }) => isCover);
  const open = faces.filter(({ isCover }) => !isCover).map(openAt);
  if (!cover) return open;
  const front: BookStop = { face: cover, part: 'front' };
  const back: BookStop = { face: cover, part: 'back' };
  return [
    { stop: front, left: null, right: front },
    ...open,
    { stop: back, left: back, right: null },
  ];
}

/** Whether the views show two pages side by side; otherwise one face fills the space. */
export const hasFacingPages = (views: readonly BookView[]) =>
  views.some(({ left }) => left !== null);

/** Leaves between the views: one fewer than there are views. */
export function listLeaves(views: readonly BookView[]): BookLeaf[] {
  const isOpen = hasFacingPages(views);
  return views.slice(0, -1).map((view, index) => {
    const next = views[index + 1];
    const isBoard = isOpen && (view.left === null || next?.right === null);
    return { index, front: view.right, back: next?.left ?? null, isBoard };
  });
}

/** Number of leaves rendered on each side of the current view. */
const RENDERED_LEAVES = 2;

/** Whether a leaf is rendered at a view. */
export const isLeafRendered = (leaf: number, view: number) =>
  leaf >= view - 1 - RENDERED_LEAVES && leaf <= view + RENDERED_LEAVES;

/** Whether a leaf is visible at a view or one turn away. */
export const isLeafWithinOneTurn = (leaf: number, view: number) =>
  leaf >= view - 2 && leaf <= view + 1;

/** Index of the view that shows a spread, or on a phone a part of it. */
export function findViewIndex(
  views: readonly BookView[],
  { face, part }: { face: string; part: BookStop['part'] },
): number {
  const ofSpread = ({ stop }: BookView) => stop.face.spread.id === face;
  const exact = views.findIndex((view) => ofSpread(view) && view.stop.part === part);
  return Math.max(0, exact === -1 ? views.findIndex(ofSpread) : exact);
}
