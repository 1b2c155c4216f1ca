import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/media/Picture.tsx';
import type { FrameOption } from './studio-catalogue';
import styles from './FramePreview.module.css';
import { choiceMessages } from './messages';
import { useStudioState } from '../studio-context';

/** Chosen frame with the design's first photo in its opening. */
export function FramePreview({ frame }: { frame: FrameOption }) {
  const t = useMessages(choiceMessages);
  const first = useStudioState(({ order, photos }) => photos[order[0] ?? '']?.thumbnail ?? null);
  const label = { frame: frame.name };
  return (
    <figure className={cx('stack gap-y-3 gap-x-5 items-center', styles.preview)}>
      <div className={styles.wall}>
        <Picture
          {...cataloguePictureUrls(frame.image_path)}
          alt={first ? t.framePreview(label) : t.framePreviewEmpty(label)}
          ratio="1 / 1"
          sizes="20rem"
        />
        {first && <img src={first} alt="" className={styles.photo} />}
      </div>
      <figcaption className={cx('stack gap-1 muted', styles.caption)}>
        <strong>{frame.name}</strong>
        <span>{frame.description}</span>
      </figcaption>
    </figure>
  );
}
