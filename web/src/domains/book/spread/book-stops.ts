import type { SpreadFace, FacePartName } from './face';

/** Step of paging through a book: a whole spread, or on a phone one part of it. */
export interface BookStop {
  face: SpreadFace;
  /** Visible part; null for the whole spread. */
  part: FacePartName | null;
}

function halves(face: SpreadFace): BookStop[] {
  if (face.parts.length === 1) return [{ face, part: null }];
  return face.parts.map(({ name }) => ({ face, part: name }));
}

/** Stops of a book: one for each spread, or one for each page from the front cover to the back. */
export function listBookStops(faces: readonly SpreadFace[], isByPage: boolean): BookStop[] {
  if (!isByPage) return faces.map((face) => ({ face, part: null }));
  const cover = faces.find(({ isCover, parts }) => isCover && parts.length > 1);
  if (!cover) return faces.flatMap(halves);
  const pages = faces.filter((face) => face !== cover).flatMap(halves);
  return [{ face: cover, part: 'front' }, ...pages, { face: cover, part: 'back' }];
}

/** Index of the stop that shows a spread, or on a phone a part of it. */
export function findStopIndex(
  stops: readonly BookStop[],
  shown: { id: string | null; part: FacePartName | null },
): number {
  const ofSpread = (stop: BookStop) => stop.face.spread.id === shown.id;
  const exact = stops.findIndex((stop) => ofSpread(stop) && stop.part === shown.part);
  return Math.max(0, exact === -1 ? stops.findIndex(ofSpread) : exact);
}
