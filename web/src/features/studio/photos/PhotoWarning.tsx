import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { useCatalogue } from '../choices/catalogue-context';
import { gridMessages } from './grid-messages';
import styles from './PhotoWarning.module.css';
import { printWarning } from './print-check';
import { useStudioState } from '../studio-context';
import type { StudioPhoto } from '../studio-store';

/**
 * Warning that a photo's resolution is too low for the chosen size, with the largest size that it
 * suits.
 */
export function PhotoWarning({ photo }: { photo: StudioPhoto }) {
  const t = useMessages(gridMessages);
  const { sizes } = useCatalogue();
  const sizeId = useStudioState(({ choices }) => choices.album_size_id);
  const orientation = useStudioState(({ choices }) => choices.orientation);
  const photoCount = useStudioState(({ order }) => order.length);
  const size = sizes.find(({ id }) => id === sizeId);
  const warning = printWarning(photo, size, orientation, photoCount);
  if (!warning) return null;
  const { quality, dpi, fine } = warning;
  return (
    <p className={cx(styles.warning, styles[quality])}>
      <TriangleAlert aria-hidden="true" />
      <span>{t[quality]({ dpi, ...fine })}</span>
    </p>
  );
}
