import type { Product } from '@smriti/shared/catalogue/products';
import { smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { productPath } from '#lib/shop/product-path.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Price } from './Price';
import { productMessages } from './product-messages';
import styles from './ProductCard.module.css';
import { ProductRating } from './ProductRating';

interface ProductCardProps {
  product: Product;
  /** Loads the pictures at once; for the first cards of a page. */
  isEager?: boolean;
  /** Size from the filter, preselected on the product page. */
  sizeId?: number;
}

/** Product in a list: picture, title, rating and price. The whole card links to the product. */
export function ProductCard({ product, isEager = false, sizeId }: ProductCardProps) {
  const t = useMessages(productMessages);
  const { title, price, mrp, discount, rating_average: average, rating_count: count } = product;
  return (
    <article className={styles.card}>
      <CardPictures paths={product.cover_images} isEager={isEager} />
      <div className="stack gap-1 content-start">
        <h3 className={styles.title}>
          <Link
            to={productPath(product.id, sizeId)}
            className={cx('plain-link card-link', styles.link)}
          >
            {title}
          </Link>
        </h3>
        <ProductRating average={average} count={count} />
        <Price
          amount={price}
          original={mrp}
          originalLabel={t.originalPrice}
          saving={discount > 0 ? t.saving({ percent: discount }) : undefined}
        />
      </div>
    </article>
  );
}

/**
 * The first picture, which fades to the second on hover. Decorative, because the title is next to
 * them.
 */
function CardPictures({ paths, isEager }: { paths: readonly string[]; isEager: boolean }) {
  return (
    <div className={styles.pictures}>
      {paths.slice(0, 2).map((path, index) => (
        <img
          key={path}
          src={cataloguePictureUrls(smallPicturePath(path)).src}
          alt=""
          width={480}
          height={600}
          loading={isEager && index === 0 ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </div>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="block" width="100%" ratio="4 / 5" />
      <div className="stack gap-1 content-start">
        <Skeleton width="90%" />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
