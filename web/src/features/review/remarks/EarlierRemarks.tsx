import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import styles from './EarlierRemarks.module.css';
import { reviewMessages } from '../staff-messages';

interface EarlierRemarksProps {
  product: ApprovalProduct;
  photoId: string;
}

export function EarlierRemarks({ product, photoId }: EarlierRemarksProps) {
  const t = useMessages(reviewMessages);
  const headingId = useId();
  const earlier = product.remarks.filter(
    ({ photo_id, round }) => photo_id === photoId && round < product.round,
  );
  if (earlier.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      className={cx('stack gap-1 muted text-sm', styles.earlier)}
    >
      <h3 id={headingId}>{t.earlier}</h3>
      <ul role="list">
        {earlier.map(({ round, description, reply }) => (
          <li key={round}>
            {t.earlierRemark({ round, text: description })}
            {reply !== '' && <p>{t.earlierReply({ text: reply })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
