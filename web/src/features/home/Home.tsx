import { useMessages } from '../../lib/i18n';
import { Banners } from './Banners';
import { GiftTiles } from './GiftTiles';
import styles from './Home.module.css';
import { homeMessages } from './messages';
import { PopularProducts } from './PopularProducts';
import { SizePicker } from './SizePicker';
import { Testimonials } from './Testimonials';

/** The home page (storefront.md section 2). */
export function Home() {
  const t = useMessages(homeMessages);
  return (
    <>
      <title>{t.pageTitle}</title>
      <h1 className="visually-hidden">{t.heading}</h1>
      <Banners />
      <div className={styles.sections}>
        <SizePicker />
        <GiftTiles />
        <PopularProducts />
        <Testimonials />
      </div>
    </>
  );
}
