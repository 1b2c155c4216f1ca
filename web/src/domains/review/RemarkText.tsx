import { type ReactNode, useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { albumReviewMessages } from './messages';
import { PinnedPhoto } from './PinnedPhoto';
import styles from './RemarkText.module.css';
import type { PhotoWithRemark } from './review-rounds';

interface RemarkTextProps {
  /** Photo of the remark; undefined if the round has no photos. */
  photo: PhotoWithRemark | undefined;
  /** Whether the user owns the album. */
  isOwn: boolean;
  /** Form for a reply; undefined shows the sent reply. */
  replyForm?: ReactNode;
}

/** The reviewer's remark on a photo, read-only, with the owner's reply. */
export function RemarkText({ photo, isOwn, replyForm }: RemarkTextProps) {
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  const { remark = '', pin = null, reply: text = '' } = photo ?? {};
  const said = isOwn ? t.replyOfYours : t.replyOfOwner;
  return (
    <section aria-labelledby={headingId} className="stack py-3 px-4 gap-1 surface">
      <h3 id={headingId} className={styles.heading}>
        {t.remark}
      </h3>
      {remark === '' ? (
        <p className="muted">{t.noRemark}</p>
      ) : (
        <>
          <p className="wrap-anywhere pre-line">{remark}</p>
          {photo && pin && <PinnedPhoto {...{ photo, pin }} />}
          {replyForm ?? (text !== '' && <p className="wrap-anywhere pre-line">{said({ text })}</p>)}
        </>
      )}
    </section>
  );
}
