import {
  type Crop,
  type Framed,
  MAX_HAND_ZOOM,
  panned,
  quarterTurned,
  roomToPan,
  zoomed,
} from '@smriti/shared/book/edit/crop';
import { findFrame, setCrop } from '@smriti/shared/book/edit/frames';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../../../components/actions/Button';
import { SliderField } from '../../../components/fields/SliderField';
import type { ShownPhotos } from '../../../components/spread/shown-photo';
import { useMessages } from '../../../lib/i18n';
import type { EditedSpread } from './LayoutTools';
import { proposeMessages } from './proposal-messages';
import styles from './ProposalEditor.module.css';

interface CropToolsProps extends EditedSpread {
  /** The frame that is chosen. */
  chosenId: string | null;
  photos: ShownPhotos;
}

/** Which part of the chosen photo its frame shows: sliders, which the arrow keys move. */
export function CropTools({ scene, spread, onScene, chosenId, photos }: CropToolsProps) {
  const t = useMessages(proposeMessages);
  const at = { spread: spread.id, item: chosenId ?? '' };
  const item = findFrame(scene, at);
  const photo = photos.get(item?.photo ?? '');
  if (!item || !photo || photo.width === null || photo.height === null) return null;
  const { width, height, place } = photo;
  const framed: Framed = { crop: item.crop, frame: item, photo: { width, height } };
  const onCrop = (crop: Crop) => onScene(setCrop(scene, at, crop));
  const room = roomToPan(framed);
  const percent = Math.round(item.crop.zoom * 100);
  return (
    <fieldset className={styles.crop}>
      <legend>{t.crop({ place })}</legend>
      <PanSlider
        label={t.across}
        before={room.right}
        after={room.left}
        onPan={(x) => onCrop(panned(framed, { x, y: 0 }))}
      />
      <PanSlider
        label={t.upAndDown}
        before={room.down}
        after={room.up}
        onPan={(y) => onCrop(panned(framed, { x: 0, y }))}
      />
      <SliderField
        label={t.zoom}
        valueText={t.zoomAt({ percent })}
        value={percent}
        min={100}
        max={MAX_HAND_ZOOM * 100}
        step={5}
        onChange={(value) => onCrop(zoomed(framed, value / 100))}
      />
      <Button
        size="small"
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => onCrop(quarterTurned(framed, 1))}
      >
        {t.turn}
      </Button>
    </fieldset>
  );
}

interface PanSliderProps {
  label: string;
  /** Mm that the picture goes beyond its frame on each side. */
  before: number;
  after: number;
  /** Mm by which the picture is drawn on. */
  onPan: (by: number) => void;
}

/** Where the frame stands over the picture, from one end to the other; none where it cannot move. */
function PanSlider({ label, before, after, onPan }: PanSliderProps) {
  const t = useMessages(proposeMessages);
  const room = before + after;
  if (room < 0.1) return null;
  const percent = Math.round((before / room) * 100);
  return (
    <SliderField
      label={label}
      valueText={t.moved({ percent })}
      value={percent}
      min={0}
      max={100}
      onChange={(value) => onPan(before - (value / 100) * room)}
    />
  );
}
