import type { Address } from '@smriti/shared/account/addresses';

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
