import { params } from '@nanostores/i18n';
import {
  type Crop,
  type CropInput,
  panCrop,
  panRange,
  zoomCrop,
} from '@smriti/shared/book/edit/crop';
import type { KeyboardEvent } from 'react';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { useBookEditing } from '../state/use-book-editing';

/** Texts for moving a picture in its frame; loaded with the layer. */
export const pictureMessages = messageCatalogue('studioPicture', {
  picture: params('The picture of {photo}'),
  pictureHint:
    'Drag it, or use the arrows, plus and minus. Enter ends. The sliders below do the same.',
  wentLeft: 'Moved left.',
  wentRight: 'Moved right.',
  wentUp: 'Moved up.',
  wentDown: 'Moved down.',
  zoomedTo: params('{percent} %'),
  atEdge: 'This is the edge of the photo.',
});

interface KeysOf {
  /** Photo in its frame; null while the photo's dimensions are unknown. */
  framed: CropInput | null;
  onCrop: (crop: Crop, said: string, merge: string) => void;
  /** Name of the frame; successive keys on it are one undo step. */
  name: string;
  onEnd: () => void;
}

/** Distance that an arrow key moves the picture, as a fraction of the frame. */
const STEP = 0.04;
/** Zoom factor of the keys + and -. */
const ZOOM_STEP = 1.1;
/** Room in mm below which a picture counts as not movable. */
const MIN_ROOM_MM = 0.05;

/** Keys that move and zoom a picture in its frame; each change is announced. */
export function usePictureKeys({ framed, onCrop, name, onEnd }: KeysOf) {
  const t = useMessages(pictureMessages);
  const { say } = useBookEditing();

  function move({ key }: KeyboardEvent): boolean {
    if (!framed) return false;
    const room = panRange(framed);
    const [x, y] = [framed.frame.w * STEP, framed.frame.h * STEP];
    const steps: Readonly<Record<string, [by: { x: number; y: number }, number, string]>> = {
      ArrowLeft: [{ x: -x, y: 0 }, room.left, t.wentLeft],
      ArrowRight: [{ x, y: 0 }, room.right, t.wentRight],
      ArrowUp: [{ x: 0, y: -y }, room.up, t.wentUp],
      ArrowDown: [{ x: 0, y }, room.down, t.wentDown],
    };
    const [by, left = 0, said = ''] = steps[key] ?? [];
    if (!by) return false;
    if (left < MIN_ROOM_MM) say(t.atEdge);
    else onCrop(panCrop(framed, by), said, `pan ${name}`);
    return true;
  }

  function zoom({ key }: KeyboardEvent): boolean {
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[key];
    if (factor === undefined || !framed) return false;
    const crop = zoomCrop(framed, framed.crop.zoom * factor);
    onCrop(crop, t.zoomedTo({ percent: Math.round(crop.zoom * 100) }), `zoom ${name}`);
    return true;
  }

  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'Escape') onEnd();
    else if (!move(event) && !zoom(event)) return;
    event.preventDefault();
  };
}
