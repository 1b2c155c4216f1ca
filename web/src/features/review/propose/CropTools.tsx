import type { AlbumImage } from '@smriti/shared/album/albums';
import { bestCropForFrame } from '@smriti/shared/book/edit/crop';
import { findFrame } from '@smriti/shared/book/edit/find-frame';
import { setCrop } from '@smriti/shared/book/edit/set-crop';
import { CropPanel } from '#domains/book/spread/crop/CropPanel.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { type EditedSpread, toPhotoForBook } from './LayoutTools';
import { proposalEditorMessages } from './proposal-messages';
import styles from './CropTools.module.css';

interface CropToolsProps extends EditedSpread {
  /** Id of the selected frame; null if none. */
  chosenId: string | null;
  images: readonly AlbumImage[];
}

/** Controls for the crop of the selected frame's photo. */
export function CropTools({ scene, spread, onScene, chosenId, images }: CropToolsProps) {
  const t = useMessages(proposalEditorMessages);
  const at = { spread: spread.id, item: chosenId ?? '' };
  const frame = findFrame(scene, at);
  const image = images.find(({ id }) => id === frame?.photo);
  if (!frame || !image || image.width === null || image.height === null) return null;
  const { crop } = frame;
  const photo = { width: image.width, height: image.height };
  return (
    <div className={styles.crop}>
      <p>{t.crop({ place: image.sequence })}</p>
      <CropPanel
        framed={{ crop, frame, photo }}
        best={bestCropForFrame(toPhotoForBook(image), frame, crop.turn)}
        onCrop={(next) => onScene(setCrop(scene, at, next))}
      />
    </div>
  );
}
