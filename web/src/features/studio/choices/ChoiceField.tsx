import { productMessages } from '#domains/products/product-messages.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
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

/** What an option's price is charged for: each copy, each photo, or each page. */
type PriceUnit = 'once' | 'photo' | 'page';

/** Select options whose labels include their prices. */
export function usePricedOptions(
  list: readonly { id: number; name: string; price: number }[],
  unit: PriceUnit,
): SelectOption[] {
  const t = useMessages(choiceMessages);
  const texts = { once: t.priced, photo: t.pricedPerPhoto, page: t.pricedPerPage };
  return list.map(({ id, name, price }) => ({
    value: String(id),
    label: price === 0 ? name : texts[unit]({ name, price: formatRupees(price) }),
  }));
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
