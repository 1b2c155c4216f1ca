import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import {
  albumSizesQuery,
  categoriesQuery,
  type ProductFilters,
  productTypesQuery,
} from '#lib/shop/catalogue-queries.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SliderField } from '#ui/fields/SliderField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import styles from './FilterPanel.module.css';
import type { FilterName } from './product-filters';
import { productListMessages } from './messages';
import { useDebouncedDraft } from './use-debounced-draft';

interface FilterPanelProps {
  filters: ProductFilters;
  onChange: (name: FilterName, value: string | null) => void;
}

/** Form for search, kind, category, size, price range, minimum rating and minimum discount. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const t = useMessages(productListMessages);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: kinds = [] } = useQuery(productTypesQuery);
  const { data: sizes = [] } = useQuery(albumSizesQuery);
  const optionsOf = (records: readonly { id: number; name: string }[]) =>
    records.map(({ id, name }) => ({ value: String(id), label: name }));
  const textOf = (name: FilterName) => String(filters[name] ?? '');
  const commit = (name: FilterName) => (value: string) => {
    onChange(name, value);
  };
  return (
    <div className="stack gap-6">
      <DraftText label={t.search} hint={t.searchHint} value={textOf('q')} onCommit={commit('q')} />
      <SelectField
        label={t.kind}
        placeholder={t.anyKind}
        options={optionsOf(kinds)}
        value={textOf('type')}
        onChange={(event) => onChange('type', event.target.value)}
      />
      <SelectField
        label={t.category}
        placeholder={t.anyCategory}
        options={optionsOf(categories)}
        value={textOf('category')}
        onChange={(event) => onChange('category', event.target.value)}
      />
      <SelectField
        label={t.size}
        placeholder={t.anySize}
        options={optionsOf(sizes)}
        value={textOf('size')}
        onChange={(event) => onChange('size', event.target.value)}
      />
      <PriceRange
        least={textOf('min_price')}
        most={textOf('max_price')}
        onLeast={commit('min_price')}
        onMost={commit('max_price')}
      />
      <DraftSlider
        label={t.minRating}
        max={5}
        step={0.1}
        value={textOf('min_rating')}
        describe={(value) => (Number(value) > 0 ? t.ratingValue({ value }) : t.anyRating)}
        onCommit={commit('min_rating')}
      />
      <DraftSlider
        label={t.minDiscount}
        max={100}
        step={1}
        value={textOf('min_discount')}
        describe={(value) => (Number(value) > 0 ? t.discountValue({ value }) : t.anyDiscount)}
        onCommit={commit('min_discount')}
      />
    </div>
  );
}

interface PriceRangeProps {
  least: string;
  most: string;
  onLeast: (value: string) => void;
  onMost: (value: string) => void;
}

function PriceRange({ least, most, onLeast, onMost }: PriceRangeProps) {
  const t = useMessages(productListMessages);
  return (
    <fieldset className={styles.prices}>
      <legend>{t.price}</legend>
      <DraftText label={t.minPrice} isNumber value={least} onCommit={onLeast} />
      <DraftText label={t.maxPrice} isNumber value={most} onCommit={onMost} />
    </fieldset>
  );
}

interface DraftProps {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

function DraftText({
  label,
  hint,
  value,
  onCommit,
  isNumber = false,
}: DraftProps & { hint?: string; isNumber?: boolean }) {
  const [draft, change] = useDebouncedDraft(value, onCommit);
  return (
    <TextField
      label={label}
      hint={hint}
      value={draft}
      inputMode={isNumber ? 'decimal' : 'search'}
      maxLength={isNumber ? 10 : 100}
      autoComplete="off"
      onChange={(event) => {
        const entered = event.target.value;
        change(isNumber ? entered.replace(/[^\d.]/g, '') : entered);
      }}
    />
  );
}

interface DraftSliderProps extends DraftProps {
  max: number;
  step: number;
  /** Returns readable text for a value. */
  describe: (value: string) => string;
}

function DraftSlider({ label, max, step, value, describe, onCommit }: DraftSliderProps) {
  const [draft, change] = useDebouncedDraft(value, (next) => {
    onCommit(Number(next) > 0 ? next : '');
  });
  return (
    <SliderField
      label={label}
      valueText={describe(draft === '' ? '0' : draft)}
      value={Number(draft)}
      min={0}
      max={max}
      step={step}
      onChange={(next) => change(String(next))}
    />
  );
}
