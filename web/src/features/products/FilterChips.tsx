import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import {
  albumSizesQuery,
  categoriesQuery,
  type ProductFilters,
  productTypesQuery,
} from '#lib/shop/catalogue-queries.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Chip } from '#ui/actions/Chip.tsx';
import { FILTER_NAMES, type FilterName } from './product-filters';
import { productListMessages } from './messages';

interface FilterChipsProps {
  filters: ProductFilters;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
}

/** A removable chip for each active filter, and a button that clears all. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const t = useMessages(productListMessages);
  const labelOf = useFilterLabels(filters);
  const active = FILTER_NAMES.filter((name) => filters[name] !== undefined);
  if (active.length === 0) return null;
  return (
    <div className="cluster gap-2 items-center min-w-0" role="group" aria-label={t.activeFilters}>
      {active.map((name) => {
        const label = labelOf[name];
        return (
          <Chip
            key={name}
            removeLabel={t.remove({ filter: label })}
            onRemove={() => onRemove(name)}
          >
            {label}
          </Chip>
        );
      })}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t.clearAll}
      </Button>
    </div>
  );
}

function useFilterLabels(filters: ProductFilters): Record<FilterName, string> {
  const t = useMessages(productListMessages);
  const { data: categories } = useQuery(categoriesQuery);
  const { data: kinds } = useQuery(productTypesQuery);
  const { data: sizes } = useQuery(albumSizesQuery);
  const category = categories?.find(({ id }) => id === filters.category);
  const kind = kinds?.find(({ id }) => id === filters.type);
  const size = sizes?.find(({ id }) => id === filters.size);
  const collection = filters.collection === 'premium' ? t.chipPremium : t.chipPopular;
  return {
    q: t.chipQuery({ value: filters.q ?? '' }),
    type: kind?.name ?? t.kind,
    category: category?.name ?? t.category,
    size: size?.name ?? t.size,
    collection,
    min_price: t.chipMinPrice({ value: formatRupees(Number(filters.min_price)) }),
    max_price: t.chipMaxPrice({ value: formatRupees(Number(filters.max_price)) }),
    min_rating: t.ratingValue({ value: String(filters.min_rating) }),
    min_discount: t.discountValue({ value: String(filters.min_discount) }),
  };
}
