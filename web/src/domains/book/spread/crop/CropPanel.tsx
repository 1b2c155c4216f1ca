import {
  type Crop,
  type CropInput,
  MAX_MANUAL_ZOOM,
  panCrop,
  rotateCrop,
  panRange,
  zoomCrop,
} from '@smriti/shared/book/edit/crop';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { params } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { SliderField } from '#ui/fields/SliderField.tsx';
import styles from './CropPanel.module.css';

export const cropMessages = messageCatalogue('spreadCrop', {
  panel: 'What of the photo is shown',
  zoom: 'Size of the picture',
  percent: params('{percent} %'),
  across: 'From left to right',
  down: 'From top to bottom',
  turnLeft: 'Turn left by a quarter',
  turnRight: 'Turn right by a quarter',
  best: 'Show the best part',
  turned: params('Turned to {degrees} degrees.'),
  bestShown: 'The best part is shown.',
});

interface CropPanelProps {
  framed: CropInput;
  /**
   * Called for each change.
   * @param part control that was used, so that all changes of one drag become a single undo step
   */
  onCrop: (crop: Crop, part: 'zoom' | 'across' | 'down' | 'turn' | 'best') => void;
  /** Automatic crop, which the reset button restores. */
  best: Crop;
}

/** Room to move in mm below which a slider is hidden. */
const MIN_ROOM_MM = 0.3;

/** Sliders for a frame's crop, as an alternative to dragging. */
export function CropPanel({ framed, onCrop, best }: CropPanelProps) {
  const t = useMessages(cropMessages);
  const { left, right, up, down } = panRange(framed);
  const [across, tall] = [left + right, up + down];
  const percent = Math.round(framed.crop.zoom * 100);
  const way = (part: number, all: number) => Math.round((100 * part) / all);
  return (
    <div role="group" aria-label={t.panel} className={styles.panel}>
      <SliderField
        label={t.zoom}
        valueText={t.percent({ percent })}
        value={percent}
        min={100}
        max={100 * MAX_MANUAL_ZOOM}
        step={5}
        onChange={(value) => onCrop(zoomCrop(framed, value / 100), 'zoom')}
      />
      {across > MIN_ROOM_MM && (
        <SliderField
          label={t.across}
          valueText={t.percent({ percent: way(right, across) })}
          value={way(right, across)}
          min={0}
          max={100}
          onChange={(value) =>
            onCrop(panCrop(framed, { x: right - (across * value) / 100, y: 0 }), 'across')
          }
        />
      )}
      {tall > MIN_ROOM_MM && (
        <SliderField
          label={t.down}
          valueText={t.percent({ percent: way(down, tall) })}
          value={way(down, tall)}
          min={0}
          max={100}
          onChange={(value) =>
            onCrop(panCrop(framed, { x: 0, y: down - (tall * value) / 100 }), 'down')
          }
        />
      )}
      <div className={cx('cluster gap-y-1 gap-x-2 items-center', styles.buttons)}>
        <IconButton label={t.turnLeft} onClick={() => onCrop(rotateCrop(framed, -1), 'turn')}>
          <RotateCcw />
        </IconButton>
        <IconButton label={t.turnRight} onClick={() => onCrop(rotateCrop(framed, 1), 'turn')}>
          <RotateCw />
        </IconButton>
        <Button size="small" onClick={() => onCrop(best, 'best')}>
          {t.best}
        </Button>
      </div>
    </div>
  );
}
