import type { Product } from '@smriti/shared/catalogue/products';
import { useQuery } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import {
  albumSizesQuery,
  categoriesQuery,
  type ProductFilters,
  productTypesQuery,
} from '#lib/shop/catalogue-queries.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { FILTER_NAMES, findSearchedKind } from './product-filters';
import { ListNotices, usePricedSize } from './ListNotices';
import { productListMessages } from './messages';
import { ProductGrid } from './ProductGrid';
import styles from './ProductListPage.module.css';
import { useProductList } from './use-product-list';

const FilterSheet = lazy(() => import('./FilterSheet'));

/** List of products with search, filters and infinite scrolling; the address stores the filters. */
export default function ProductListPage() {
  const t = useMessages(productListMessages);
  const { filters, list, setFilter, clearFilters } = useProductList();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [firstPage] = list.data?.pages ?? [];
  const total = firstPage?.total;
  const corrections = firstPage?.corrections ?? [];
  const activeCount = FILTER_NAMES.filter((name) => filters[name] !== undefined).length;
  const heading = useListHeading(filters, firstPage?.answer ?? []);
  const pricedSize = usePricedSize(filters.size);
  const panel = <FilterPanel filters={filters} onChange={setFilter} />;
  return (
    <div className={cx('page stack gap-4', styles.page)}>
      <title>{t.pageTitle({ heading })}</title>
      <div className={cx('stack gap-1 min-w-0', styles.heading)}>
        <h1 className="wrap-anywhere">{heading}</h1>
        <p role="status" className={styles.total}>
          {total === undefined ? '' : t.found(total)}
        </p>
        {corrections.map(([typed, corrected]) => (
          <p key={typed} className="wrap-anywhere">
            {t.corrected({ typed, corrected })}
          </p>
        ))}
      </div>
      <aside aria-label={t.filters} className={styles.sidebar}>
        {panel}
      </aside>
      <div className="stack gap-5 content-start min-w-0">
        <div className={cx('row gap-3 items-end justify-between', styles.tools)}>
          <Button
            icon={<SlidersHorizontal />}
            className={styles.sheetButton}
            onClick={() => setSheetOpen(true)}
          >
            {activeCount > 0 ? `${t.showFilters} (${activeCount})` : t.showFilters}
          </Button>
          <SortSelect
            value={filters.sort ?? (filters.q ? 'relevance' : 'best_selling')}
            hasQuery={filters.q !== undefined}
            onChange={(sort) => setFilter('sort', sort)}
          />
        </div>
        {isSheetOpen && (
          <FailureBoundary message={t.filtersBroke} action={t.reload}>
            <Suspense>
              <FilterSheet total={total} onOpenChange={setSheetOpen}>
                {panel}
              </FilterSheet>
            </Suspense>
          </FailureBoundary>
        )}
        <FilterChips
          filters={filters}
          onClear={clearFilters}
          onRemove={(name) => setFilter(name, null)}
        />
        <ListNotices filters={filters} />
        <ProductGrid list={list} query={filters.q} onClear={clearFilters} sizeId={pricedSize?.id} />
      </div>
    </div>
  );
}

/** Heading of the list, depending on search, kind, category, collection and order. */
function useListHeading(filters: ProductFilters, found: readonly Product[]): string {
  const t = useMessages(productListMessages);
  const { data: sizes = [] } = useQuery(albumSizesQuery);
  const size = sizes.find(({ id }) => id === filters.size)?.name;
  const subject = useListSubject(filters, found);
  return size ? t.inSize({ subject, size }) : subject;
}

function useListSubject(filters: ProductFilters, found: readonly Product[]): string {
  const { q, type, category, collection, sort } = filters;
  const t = useMessages(productListMessages);
  const { data: categories = [] } = useQuery(categoriesQuery);
  // Not translated, because a search names a kind in either language.
  const { data: kinds = [] } = useQuery({ ...productTypesQuery, select: undefined });
  if (q) {
    const searched = findSearchedKind(q, kinds, found);
    return searched ? localiseRecords(searched).name : t.resultsFor({ words: q });
  }
  const categoryName = categories.find(({ id }) => id === category)?.name;
  const kind = localiseRecords(kinds.find(({ id }) => id === type))?.name;
  if (kind && categoryName) return t.kindFor({ kind, occasion: categoryName });
  if (kind ?? categoryName) return kind ?? categoryName ?? '';
  if (collection) return collection === 'premium' ? t.chipPremium : t.chipPopular;
  return sort === 'best_selling' ? t.bestSellers : t.heading;
}

interface SortSelectProps {
  value: string;
  /** Whether the list is a search, which can be sorted by best match. */
  hasQuery: boolean;
  onChange: (sort: string) => void;
}

function SortSelect({ value, hasQuery, onChange }: SortSelectProps) {
  const t = useMessages(productListMessages);
  const options = [
    ...(hasQuery ? [{ value: 'relevance', label: t.sortRelevance }] : []),
    { value: 'best_selling', label: t.sortBestSelling },
    { value: 'rating', label: t.sortRating },
    { value: 'discount', label: t.sortDiscount },
    { value: 'newest', label: t.sortNewest },
    { value: 'price_asc', label: t.sortPriceAsc },
    { value: 'price_desc', label: t.sortPriceDesc },
  ];
  return (
    <div className={styles.sort}>
      <SelectField
        label={t.sort}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
