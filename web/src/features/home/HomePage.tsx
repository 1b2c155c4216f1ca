import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { runAfterPicturePaint } from '#lib/loading/run-after-paint.ts';
import { logFailure } from '#lib/log.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { BannerCarousel } from './BannerCarousel';
import styles from './HomePage.module.css';
import { homeMessages } from './messages';
import { SizePicker } from './SizePicker';
import { HomeHero } from './HomeHero';

/** If loading fails, the error is logged; the rest of the page still works. */
const BelowFoldSections = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./BelowFoldSections')).BelowFoldSections };
  } catch (error) {
    logFailure('The further sections of the home page could not be fetched', error);
    return { default: () => null };
  }
});

/** Home page (docs/rules.md#pages-3). */
export function HomePage() {
  const t = useMessages(homeMessages);
  const { isPainted, onPicture } = useFirstPaint();
  const place = (
    <div className={styles.place}>
      <Loading>
        <Skeleton shape="block" width="100%" height="20rem" />
      </Loading>
    </div>
  );
  return (
    <>
      <title>{t.pageTitle}</title>
      <HomeHero />
      <div onLoadCapture={onPicture}>
        <BannerCarousel />
      </div>
      <div className={styles.sections}>
        <SizePicker />
        {isPainted ? (
          <Suspense fallback={place}>
            <BelowFoldSections />
          </Suspense>
        ) : (
          place
        )}
      </div>
    </>
  );
}

/** Maximum wait for the first picture, in ms. */
const TIMEOUT_MS = 3000;

let wasPainted = false;

interface FirstPaint {
  /** Whether the first picture has been painted, now or on an earlier visit. */
  isPainted: boolean;
  /** Called when a picture has loaded. */
  onPicture: () => void;
}

/** Whether the content below the first screen may start loading. */
function useFirstPaint(): FirstPaint {
  const [isPainted, setIsPainted] = useState(wasPainted);
  const paint = () => {
    wasPainted = true;
    setIsPainted(true);
  };
  useEffect(() => {
    const timer = setTimeout(paint, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isPainted, onPicture: () => runAfterPicturePaint(paint) };
}
