import type { PrintQuality } from '@smriti/shared/album/print-resolution';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { albumReviewMessages } from './messages';
import styles from './PhotoResolutionNote.module.css';
import type { PrintResolution } from './print-resolution';
import type { PhotoWithRemark } from './review-rounds';

const TONES: Readonly<Record<PrintQuality, StatusTone>> = {
  good: 'success',
  fair: 'waiting',
  poor: 'danger',
};
const ICONS = { good: CircleCheck, fair: CircleAlert, poor: TriangleAlert };

interface PhotoFactsProps {
  photo: PhotoWithRemark;
  resolution: PrintResolution | null;
}

/** Dimensions of a photo, and whether its resolution is sufficient for its printed size. */
export function PhotoResolutionNote({ photo, resolution }: PhotoFactsProps) {
  const t = useMessages(albumReviewMessages);
  const { width, height } = photo;
  const isMeasured = width !== null && height !== null;
  return (
    <p className={styles.facts}>
      <span className="tabular">
        {isMeasured ? t.measures({ width, height }) : t.measuresUnknown}
      </span>
      {resolution && (
        <>
          <span className="tabular">{t.dpi({ dpi: resolution.dpi })}</span>
          <QualityBadge quality={resolution.quality} />
        </>
      )}
    </p>
  );
}

function QualityBadge({ quality }: { quality: PrintQuality }) {
  const t = useMessages(albumReviewMessages);
  const Icon = ICONS[quality];
  return (
    <StatusBadge tone={TONES[quality]} icon={<Icon aria-hidden="true" />}>
      {t[quality]}
    </StatusBadge>
  );
}
