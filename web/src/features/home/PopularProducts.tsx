import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductCard, ProductCardSkeleton } from '#domains/products/ProductCard.tsx';
import { useOnListEndVisible } from '#lib/device/use-on-list-end-visible.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { belowFoldMessages } from './below-fold-messages';
import styles from './PopularProducts.module.css';
import { popularProductsQuery } from './queries';

const FIRST_PLACES = [1, 2, 3, 4, 5, 6];

/** Section 'Our Popular Products'; loads more when half of the last row is visible. */
export function PopularProducts() {
  const t = useMessages(belowFoldMessages);
  const { data, isPending, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(popularProductsQuery);
  const products = data?.pages.flatMap((page) => page.answer) ?? [];
  const sentinel = useOnListEndVisible<HTMLDivElement>(
    () => void fetchNextPage(),
    hasNextPage && !isFetching && !isError,
  );
  return (
    <section aria-labelledby="popular-heading" className="stack gap-6">
      <div className="cluster gap-3 items-end justify-between">
        <div>
          <h2 id="popular-heading">{t.popularHeading}</h2>
          <p className="mt-2 muted">{t.popularHint}</p>
        </div>
        <ButtonLink to="/products">{t.seeAll}</ButtonLink>
      </div>
      {isPending && (
        <Loading>
          <div className={styles.grid}>
            {FIRST_PLACES.map((place) => (
              <ProductCardSkeleton key={place} />
            ))}
          </div>
        </Loading>
      )}
      {data && products.length === 0 && <p>{t.noPopular}</p>}
      <ul role="list" className={styles.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {hasNextPage && <div ref={sentinel} className={styles.sentinel} />}
      {isError && (
        <p role="alert" className="cluster gap-4 items-center">
          {t.popularFailed}{' '}
          <Button onClick={() => void (data ? fetchNextPage() : refetch())}>{t.retry}</Button>
        </p>
      )}
    </section>
  );
}
