import type { Product } from '@smriti/shared/catalogue/products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductCard, ProductCardSkeleton } from '#domains/products/ProductCard.tsx';
import { useOnListEndVisible } from '#lib/device/use-on-list-end-visible.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { productPagesQuery } from '#lib/shop/catalogue-queries.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { productListMessages } from './messages';
import styles from './ProductGrid.module.css';
import type { ProductListState } from './use-product-list';

const FIRST_PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
/** Number of cards in the first rows, whose pictures load at once. */
const EAGER_CARDS = 4;
/** Page size of the proposed products, of which only the first page is shown. */
const PROPOSED_PAGE = { first: 4, more: 4 };

interface ProductGridProps {
  list: ProductListState['list'];
  /** Search words of the list. */
  query: string | undefined;
  onClear: () => void;
  /** Id of the size whose prices are shown; undefined for the default. */
  sizeId: number | undefined;
}

/** Grid of the products found; loads more when half of the last row is visible. */
export function ProductGrid({ list, query, onClear, sizeId }: ProductGridProps) {
  const t = useMessages(productListMessages);
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } =
    list;
  const products = data?.pages.flatMap((page) => page.answer) ?? [];
  const canLoadMore = hasNextPage && !isFetching && !isError;
  const sentinel = useOnListEndVisible<HTMLDivElement>(() => void fetchNextPage(), canLoadMore);

  if (isPending) return <GridSkeleton />;
  if (!data) {
    return <ErrorState message={t.failed} onRetry={() => void list.refetch()} />;
  }
  if (products.length === 0) {
    return (
      <>
        <EmptyState
          drawing="search"
          title={t.emptyTitle}
          action={<Button onClick={onClear}>{t.clearAll}</Button>}
        >
          {t.emptyHint}
        </EmptyState>
        <ProposedProducts query={query} />
      </>
    );
  }
  return (
    <>
      <ProductCards products={products} eagerCount={EAGER_CARDS} sizeId={sizeId} />
      {isFetchingNextPage && <Loading label={t.loadingMore} />}
      {isError && <ErrorState message={t.failed} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && <div ref={sentinel} className={styles.sentinel} />}
      {!hasNextPage && <p className={styles.end}>{t.end}</p>}
    </>
  );
}

interface ProductCardsProps {
  products: readonly Product[];
  /** Number of cards whose pictures load at once. */
  eagerCount: number;
  sizeId?: number | undefined;
}

function ProductCards({ products, eagerCount, sizeId }: ProductCardsProps) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} isEager={index < eagerCount} sizeId={sizeId} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Products proposed below an empty list: those that match a part of the search, otherwise the best-selling ones. Nothing
 * while they are not loaded.
 */
function ProposedProducts({ query }: { query: string | undefined }) {
  const t = useMessages(productListMessages);
  const { data } = useInfiniteQuery(productPagesQuery({ q: query, match: 'any' }, PROPOSED_PAGE));
  const products = data?.pages[0]?.answer ?? [];
  if (products.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="proposed-products">
      <h2 id="proposed-products">{t.proposed}</h2>
      <ProductCards products={products} eagerCount={0} />
    </section>
  );
}

function GridSkeleton() {
  return (
    <Loading>
      <div className={styles.grid}>
        {FIRST_PLACES.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </Loading>
  );
}
