import { type ReactNode, useId } from 'react';
import { useMessages } from '../../lib/language/i18n';
import { albumReviewMessages } from './messages';
import { PinnedPhoto } from './PinnedPhoto';
import styles from './RemarkText.module.css';
import type { RemarkedPhoto } from './rounds';

interface RemarkTextProps {
  /** undefined: there is none at all. */
  photo: RemarkedPhoto | undefined;
  /** The album is the reader's own. */
  isOwn: boolean;
  /** Where a reply is written; undefined: one that was is read. */
  replyForm?: ReactNode;
}

/** What the reviewer wrote on a photo, to be read, with what its owner said to it. */
export function RemarkText({ photo, isOwn, replyForm }: RemarkTextProps) {
  const t = useMessages(albumReviewMessages);
  const headingId = useId();
  const { remark = '', pin = null, reply: text = '' } = photo ?? {};
  const said = isOwn ? t.replyOfYours : t.replyOfOwner;
  return (
    <section aria-labelledby={headingId} className={styles.remark}>
      <h3 id={headingId} className={styles.heading}>
        {t.remark}
      </h3>
      {remark === '' ? (
        <p className={styles.none}>{t.noRemark}</p>
      ) : (
        <>
          <p className={styles.text}>{remark}</p>
          {photo && pin && <PinnedPhoto {...{ photo, pin }} />}
          {replyForm ?? (text !== '' && <p className={styles.text}>{said({ text })}</p>)}
        </>
      )}
    </section>
  );
}
