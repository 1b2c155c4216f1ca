import { useState } from 'react';
import { productMessages } from '#domains/products/product-messages.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { currentIndianDay, restockText } from '#lib/shop/restock-day.ts';
import { SelectField, type SelectOption } from '#ui/fields/SelectField.tsx';
import { useCatalogue } from './catalogue-context';
import { choiceMessages } from './messages';
import { useStudioState } from '../studio-context';
import { useChooseSize } from './use-choice-fields';

interface ChoiceFieldProps {
  label: string;
  /** Label of the empty option. */
  placeholder: string;
  options: readonly SelectOption[];
  value: number | null;
  hint?: string;
  error?: string;
  optionalText?: string;
  onChoose: (id: number | null) => void;
}

/** Select box whose options are catalogue records. */
export function ChoiceField({ value, onChoose, ...field }: ChoiceFieldProps) {
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

/** An option with a price, which may be out of stock. */
interface StockedOption {
  id: number;
  name: string;
  price: number;
  restock_day?: string | undefined;
}

/** What an option's price is charged for: each photo, each page, or so many times a copy. */
type PriceUnit = number | 'photo' | 'page';

/** Select options whose labels include their prices. */
export function usePricedOptions(list: readonly StockedOption[], unit: PriceUnit): SelectOption[] {
  const t = useMessages(choiceMessages);
  const [today] = useState(currentIndianDay);
  const texts = { photo: t.pricedPerPhoto, page: t.pricedPerPage };
  const [text, times] = typeof unit === 'number' ? [t.priced, unit] : [texts[unit], 1];
  return list.map((option) => {
    const { id, name, price } = option;
    const date = restockText(option, today);
    const label = price === 0 ? name : text({ name, price: formatRupees(price * times) });
    return date === null
      ? { value: String(id), label }
      : { value: String(id), label: t.pricedBackOn({ name, date }), isDisabled: true };
  });
}

interface SizeFieldProps {
  label: string;
  error?: string;
  /** Whether the choice of a size also sets the orientation. */
  turns: boolean;
}

/** Select box for the size; sizes without a price are disabled. */
export function SizeField({ label, error, turns }: SizeFieldProps) {
  const t = useMessages(choiceMessages);
  const shared = useMessages(productMessages);
  const { sizes } = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices.album_size_id);
  const choose = useChooseSize(turns);
  const options = sizes.map(({ id, name, price }) => ({
    value: String(id),
    label: t.priced({ name, price: price === null ? shared.notAvailable : formatRupees(price) }),
    isDisabled: price === null,
  }));
  return (
    <ChoiceField
      label={label}
      placeholder={t.chooseSize}
      options={options}
      value={chosen}
      error={error}
      onChoose={choose}
    />
  );
}
