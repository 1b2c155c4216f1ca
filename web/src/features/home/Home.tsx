import { type ComponentType, lazy, Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Banners } from './Banners';
import styles from './Home.module.css';
import { homeMessages } from './messages';
import { SizePicker } from './SizePicker';
import { useFirstPaint } from './use-first-paint';

/** A failed load is only logged; the rest of the page still works. */
const FurtherSections = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./FurtherSections')).FurtherSections };
  } catch (error) {
    logFailure('The further sections of the home page could not be fetched', error);
    return { default: () => null };
  }
});

/** The home page (docs/rules.md#pages-3). */
export function Home() {
  const t = useMessages(homeMessages);
  const { isPainted, onPicture } = useFirstPaint();
  const place = (
    <div className={styles.place}>
      <Loading label={t.loading}>
        <Skeleton shape="block" width="100%" height="20rem" />
      </Loading>
    </div>
  );
  return (
    <>
      <title>{t.pageTitle}</title>
      <h1 className="visually-hidden">{t.heading}</h1>
      <div onLoadCapture={onPicture}>
        <Banners />
      </div>
      <div className={styles.sections}>
        <SizePicker />
        {isPainted ? (
          <Suspense fallback={place}>
            <FurtherSections />
          </Suspense>
        ) : (
          place
        )}
      </div>
    </>
  );
}
