import type { Banner } from '@smriti/shared/catalogue/banners';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Carousel } from '#ui/media/Carousel.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import styles from './BannerCarousel.module.css';
import { homeMessages } from './messages';
import { bannersQuery } from './queries';

/** Display time of each banner in ms (docs/rules.md#pages-3). */
const BANNER_DELAY = 3000;

/** Banner carousel. If loading fails, the error is logged and the carousel stays empty. */
export function BannerCarousel() {
  const t = useMessages(homeMessages);
  const { data: banners, isPending } = useQuery(bannersQuery);
  if (isPending) {
    return (
      <div className={styles.place} role="status" aria-label={t.loading}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
    );
  }
  if (!banners || banners.length === 0) return null;
  return (
    <div className={styles.place}>
      <Carousel
        label={t.banners}
        kind={t.carousel}
        slideKind={t.slideKind}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: <BannerSlide banner={banner} isFirst={index === 0} />,
        }))}
        slideLabel={(number, total) => t.slide({ number, total })}
        dotLabel={(number, total) => t.showSlide({ number, total })}
        pauseLabel={t.pause}
        playLabel={t.play}
        delay={BANNER_DELAY}
      />
    </div>
  );
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const t = useMessages(homeMessages);
  return (
    <Link to={banner.link} className={styles.slide}>
      <Picture
        src={banner.image_url}
        smallSrc={banner.image_url_small}
        width={banner.width}
        smallWidth={800}
        alt=""
        ratio="auto"
        isPriority={isFirst}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={cx('display-text text-xl', styles.title)}>{banner.title}</span>
        <span className={cx('muted leading-snug', styles.subtitle)}>{banner.subtitle}</span>
        <span className={cx('accent-ink strong', styles.action)}>{t.bannerAction}</span>
      </span>
    </Link>
  );
}
