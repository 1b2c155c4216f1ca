import { rotatedBounds } from './edit/readable-areas';
import { type PersonFace, unpackFaces } from './people-faces';
import { placePhotoInFrame, rotatePart } from './photo-placement';
import type { PrintBox } from './print-pages';
import type { PhotoItem } from './scene';

/** Minimum distance in mm of a person's face from the cut and the fold (docs/rules.md#books-9). */
const MIN_DISTANCE_MM = 5;
/** Part of a face's side that a frame may hide: hair and chin lie outside of its bounds. */
const MAX_HIDDEN_PART = 0.08;

/** Risk to a person's face in print: it is cut by its frame, or close to the fold or to the page's edge. */
export type FaceDanger = 'cut' | 'fold' | 'edge';

/** A photo with the faces of people that it shows, encoded by `packFaces`. */
interface PhotoWithFaces {
  width: number;
  height: number;
  faces: string;
}

/** The area of a spread or cover that remains after trimming, and its folds, in mm. */
interface FoldedArea {
  trim: PrintBox;
  /** Positions from the left: the fold between two pages, or the edges of a spine. */
  folds: readonly number[];
}

/** The bounds of a person's face in mm from the top left of its frame. */
function placeFace(face: PersonFace, { crop }: PhotoItem, picture: PrintBox): PrintBox {
  const { x, y, w, h } = rotatePart(face, crop.turn);
  return {
    x: picture.x + x * picture.w,
    y: picture.y + y * picture.h,
    w: w * picture.w,
    h: h * picture.h,
  };
}

/** Length of a side that lies before 0 or beyond `end`. */
const outside = (from: number, length: number, end: number) =>
  Math.max(0, -from) + Math.max(0, from + length - end);

/** Whether the frame cuts through a face; a completely hidden face does not count as cut. */
function isCut({ x, y, w, h }: PrintBox, frame: PhotoItem): boolean {
  const hidden = Math.max(outside(x, w, frame.w) / w, outside(y, h, frame.h) / h);
  return hidden > MAX_HIDDEN_PART && hidden < 1;
}

const isVisible = ({ x, y, w, h }: PrintBox, frame: PhotoItem) =>
  x + w > 0 && y + h > 0 && x < frame.w && y < frame.h;

/** The bounds of a face on the spread, in mm. */
function onSpread({ x, y, w, h }: PrintBox, frame: PhotoItem): PrintBox {
  const turn = (frame.angle * Math.PI) / 180;
  const [across, down] = [x + w / 2 - frame.w / 2, y + h / 2 - frame.h / 2];
  const middle = {
    x: frame.x + frame.w / 2 + across * Math.cos(turn) - down * Math.sin(turn),
    y: frame.y + frame.h / 2 + across * Math.sin(turn) + down * Math.cos(turn),
  };
  const { angle } = frame;
  return rotatedBounds({ x: middle.x - w / 2, y: middle.y - h / 2, w, h, angle });
}

function isNearEdge({ x, y, w, h }: PrintBox, { trim }: FoldedArea): boolean {
  const distances = [x - trim.x, y - trim.y, trim.x + trim.w - x - w, trim.y + trim.h - y - h];
  return distances.some((distance) => distance < MIN_DISTANCE_MM);
}

const isNearFold = ({ x, w }: PrintBox, { folds }: FoldedArea) =>
  folds.some((fold) => x - MIN_DISTANCE_MM < fold && x + w + MIN_DISTANCE_MM > fold);

/** The most serious risk to the faces of people in a photo on a spread; null if there is none. */
export function findFaceDanger(
  frame: PhotoItem,
  photo: PhotoWithFaces,
  area: FoldedArea,
): FaceDanger | null {
  const { picture } = placePhotoInFrame(photo, frame, frame.crop);
  const placed = unpackFaces(photo.faces)
    .map((one) => placeFace(one, frame, picture))
    .filter((one) => isVisible(one, frame));
  if (placed.some((one) => isCut(one, frame))) return 'cut';
  const printed = placed.map((one) => onSpread(one, frame));
  if (printed.some((one) => isNearFold(one, area))) return 'fold';
  return printed.some((one) => isNearEdge(one, area)) ? 'edge' : null;
}
