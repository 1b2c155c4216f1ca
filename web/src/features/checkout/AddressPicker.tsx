import type { Address } from '@smriti/shared/account/addresses';
import { AddressLines } from '#domains/address/AddressLines.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { checkoutMessages } from './messages';

/** Value of the option for a new address. */
export const NEW_ADDRESS = 'new';

interface AddressPickerProps {
  addresses: readonly Address[];
  /** Id of a saved address, or NEW_ADDRESS. */
  value: string;
  onPick: (value: string) => void;
}

/** Select box of saved addresses; a selection fills the form. */
export function AddressPicker({ addresses, value, onPick }: AddressPickerProps) {
  const t = useMessages(checkoutMessages);
  const types = { Home: t.home, Work: t.work, Other: t.other };
  const saved = addresses.map((address) => ({
    value: address.id,
    label: `${address.first_name} ${address.last_name}`.trim(),
    description: <AddressLines address={address} />,
    price: [types[address.type], address.isDefault && t.default].filter(Boolean).join(' · '),
  }));
  return (
    <RadioCards
      legend={t.savedAddresses}
      layout="rows"
      options={[...saved, { value: NEW_ADDRESS, label: t.newAddress }]}
      value={value}
      onChange={onPick}
    />
  );
}
