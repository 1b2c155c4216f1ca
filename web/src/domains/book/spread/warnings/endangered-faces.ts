import { rotatedBounds } from '@smriti/shared/book/edit/readable-areas';
import { type PersonFace, unpackFaces } from '@smriti/shared/book/people-faces';
import { placePhotoInFrame, rotatePart } from '@smriti/shared/book/photo-placement';
import type { PhotoItem } from '@smriti/shared/book/scene';
import type { Box, SpreadFace } from '../face';
import type { ShownPhoto } from '../shown-photo';

/** Minimum distance in mm of a person's face from the cut and the fold (docs/rules.md#books-9). */
const MIN_DISTANCE_MM = 5;
/** Part of a face's side that a frame may hide: hair and chin lie outside of its bounds. */
const MAX_HIDDEN_PART = 0.08;

/** What endangers a person's face in print: its frame cuts it, the page's edge or the fold is near. */
export type FaceDanger = 'faceCut' | 'faceEdge' | 'faceFold';

/** The bounds of a person's face in mm from the top left of its frame. */
function placeFace(face: PersonFace, { crop }: PhotoItem, picture: Box): Box {
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

/** Whether the frame cuts through a face; a face that it hides completely is left out on purpose. */
function isCut({ x, y, w, h }: Box, frame: PhotoItem): boolean {
  const hidden = Math.max(outside(x, w, frame.w) / w, outside(y, h, frame.h) / h);
  return hidden > MAX_HIDDEN_PART && hidden < 1;
}

const isVisible = ({ x, y, w, h }: Box, frame: PhotoItem) =>
  x + w > 0 && y + h > 0 && x < frame.w && y < frame.h;

/** The bounds of a face on the spread, in mm. */
function onSpread({ x, y, w, h }: Box, frame: PhotoItem): Box {
  const turn = (frame.angle * Math.PI) / 180;
  const [across, down] = [x + w / 2 - frame.w / 2, y + h / 2 - frame.h / 2];
  const middle = {
    x: frame.x + frame.w / 2 + across * Math.cos(turn) - down * Math.sin(turn),
    y: frame.y + frame.h / 2 + across * Math.sin(turn) + down * Math.cos(turn),
  };
  const { angle } = frame;
  return rotatedBounds({ x: middle.x - w / 2, y: middle.y - h / 2, w, h, angle });
}

function isNearEdge({ x, y, w, h }: Box, { trim }: SpreadFace): boolean {
  const distances = [x - trim.x, y - trim.y, trim.x + trim.w - x - w, trim.y + trim.h - y - h];
  return distances.some((distance) => distance < MIN_DISTANCE_MM);
}

/** Whether a face is near the fold, or the edges of a cover's spine. */
function isNearFold({ x, w }: Box, { fold, parts }: SpreadFace): boolean {
  const folds = fold === null ? parts.slice(1).map((part) => part.x) : [fold];
  return folds.some((at) => x - MIN_DISTANCE_MM < at && x + w + MIN_DISTANCE_MM > at);
}

/** What endangers the faces of people in a photo of a spread, most serious first; null if nothing does. */
export function findFaceDanger(
  frame: PhotoItem,
  photo: ShownPhoto | undefined,
  face: SpreadFace,
): FaceDanger | null {
  const { width = null, height = null, faces = '' } = photo ?? {};
  if (width === null || height === null || faces === '') return null;
  const { picture } = placePhotoInFrame({ width, height }, frame, frame.crop);
  const placed = unpackFaces(faces)
    .map((one) => placeFace(one, frame, picture))
    .filter((one) => isVisible(one, frame));
  if (placed.some((one) => isCut(one, frame))) return 'faceCut';
  const printed = placed.map((one) => onSpread(one, frame));
  if (printed.some((one) => isNearFold(one, face))) return 'faceFold';
  return printed.some((one) => isNearEdge(one, face)) ? 'faceEdge' : null;
}
