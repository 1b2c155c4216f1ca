import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Expand from 'lucide-react/icons/expand';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import styles from './ProductGallery.module.css';
import { productPageMessages } from './messages';

const GalleryZoom = lazy(() => import('./GalleryZoom'));

interface ProductGalleryProps {
  title: string;
  /** Paths of catalogue pictures, at least one. */
  paths: readonly string[];
}

/** Pictures of the product: a large one, thumbnails below it, and a zoom. */
export function ProductGallery({ title, paths }: ProductGalleryProps) {
  const t = useMessages(productPageMessages);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const path = paths[shown] ?? paths[0] ?? '';
  const step = (by: number) => {
    setShown((shown + by + paths.length) % paths.length);
  };
  return (
    <section aria-label={t.pictures} className="stack gap-3 min-w-0">
      <div className="relative">
        <Picture
          {...cataloguePictureUrls(path)}
          width={1200}
          alt={`${title}: ${t.picture({ number: shown + 1, total: paths.length })}`}
          ratio="4 / 5"
          sizes="(min-width: 60rem) 34rem, (min-width: 48rem) 50vw, 100vw"
          isPriority
          className={styles.picture}
        />
        <div className={styles.zoom}>
          <IconButton label={t.zoom} onClick={() => setZoomed(true)}>
            <Expand />
          </IconButton>
        </div>
        {paths.length > 1 && (
          <div className={styles.steps}>
            <IconButton label={t.previous} onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton label={t.next} onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )}
      </div>
      {paths.length > 1 && <Thumbnails paths={paths} shown={shown} onShow={setShown} />}
      {isZoomed && (
        <FailureBoundary message={t.zoomBroke} action={t.reload}>
          <Suspense>
            <GalleryZoom {...{ title, paths, shown }} onStep={step} onOpenChange={setZoomed} />
          </Suspense>
        </FailureBoundary>
      )}
    </section>
  );
}

interface ThumbnailsProps {
  paths: readonly string[];
  shown: number;
  onShow: (index: number) => void;
}

function Thumbnails({ paths, shown, onShow }: ThumbnailsProps) {
  const t = useMessages(productPageMessages);
  return (
    <ul role="list" className={styles.thumbnails}>
      {paths.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            aria-label={t.picture({ number: index + 1, total: paths.length })}
            aria-current={index === shown}
            className={cx(styles.thumbnail, index === shown && styles.current)}
            onClick={() => onShow(index)}
          >
            <img
              src={cataloguePictureUrls(path).smallSrc}
              alt=""
              width={64}
              height={80}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
