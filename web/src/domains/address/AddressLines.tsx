import type { Address, AddressType } from '@smriti/shared/account/addresses';
import { useMessages } from '#lib/language/i18n.ts';
import { Chip } from '#ui/actions/Chip.tsx';
import { addressMessages } from './messages';

interface AddressLinesProps {
  address: Pick<Address, 'street' | 'city' | 'state' | 'postal_code' | 'country'>;
}

/** An address formatted in lines, as on a parcel label. */
export function AddressLines({ address }: AddressLinesProps) {
  const { street, city, state, postal_code, country } = address;
  return (
    <>
      {street}
      <br />
      {city}, {state} <span className="tabular">{postal_code}</span>
      <br />
      {country}
    </>
  );
}

export function AddressTypeChip({ type }: { type: AddressType }) {
  const t = useMessages(addressMessages);
  const names = { Home: t.home, Work: t.work, Other: t.other };
  return <Chip>{names[type]}</Chip>;
}
