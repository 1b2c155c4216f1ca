import { bestCropForFrame, type Crop, type CropInput } from '@smriti/shared/book/edit/crop';
import type { FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { isSameCrop, setCrop } from '@smriti/shared/book/edit/set-crop';
import type { PhotoItem } from '@smriti/shared/book/scene';
import { CropPanel, cropMessages } from '#domains/book/spread/crop/CropPanel.tsx';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useMessages } from '#lib/language/i18n.ts';
import type { FillInput } from '../../book/fill-input';
import { useBookEditing } from '../state/use-book-editing';

interface PicturePanelProps {
  item: PhotoItem;
  at: FrameAddress;
  photos: ShownPhotos;
  input: FillInput;
}

/** Crop sliders for the picture that is being moved in its frame. */
export function PicturePanel({ item, at, photos, input }: PicturePanelProps) {
  const t = useMessages(cropMessages);
  const { edit } = useBookEditing();
  const { width = null, height = null } = photos.get(item.photo ?? '') ?? {};
  if (width === null || height === null) return null;
  const framed: CropInput = { crop: item.crop, frame: item, photo: { width, height } };
  const known = input.photos.find(({ id }) => id === item.photo);
  const best = bestCropForFrame(known, item, item.crop.turn);

  function put(crop: Crop, part: string): void {
    if (isSameCrop(crop, item.crop)) return;
    const isSlider = part === 'zoom' || part === 'across' || part === 'down';
    const said = isSlider
      ? ''
      : part === 'turn'
        ? t.turned({ degrees: 90 * crop.turn })
        : t.bestShown;
    const merge = isSlider ? `${part} ${at.spread} ${at.item}` : undefined;
    edit((book) => setCrop(book, at, crop), said, merge);
  }

  return <CropPanel {...{ framed, best }} onCrop={put} />;
}
