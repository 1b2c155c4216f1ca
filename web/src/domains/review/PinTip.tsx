import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './PinTip.module.css';

/** Drop whose tip marks a point of the photo that it lies on; not interactive. */
export function PinTip({ pin, size }: { pin: PhotoPin; size: 'small' | 'medium' }) {
  const place: CSSProperties = { left: `${pin.x * 100}%`, top: `${pin.y * 100}%` };
  return <span className={cx(styles.pin, size === 'medium' && styles.medium)} style={place} />;
}
