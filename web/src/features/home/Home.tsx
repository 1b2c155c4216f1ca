import { lazy, Suspense } from 'react';
import { useMessages } from '../../lib/i18n';
import { Banners } from './Banners';
import { GiftTiles } from './GiftTiles';
import styles from './Home.module.css';
import { homeMessages } from './messages';
import { SizePicker } from './SizePicker';
import { useFirstPaint } from './use-first-paint';

const FurtherSections = lazy(() => import('./FurtherSections'));

/** The home page (storefront.md section 2). */
export function Home() {
  const t = useMessages(homeMessages);
  const { isPainted, onPicture } = useFirstPaint();
  const place = <div className={styles.place} />;
  return (
    <>
      <title>{t.pageTitle}</title>
      <h1 className="visually-hidden">{t.heading}</h1>
      <div onLoadCapture={onPicture}>
        <Banners />
      </div>
      <div className={styles.sections}>
        <SizePicker />
        <GiftTiles />
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
