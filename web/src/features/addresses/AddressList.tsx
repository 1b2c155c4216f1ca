import type { Address } from '@smriti/shared/account/addresses';
import { type Ref, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { AddressTable } from './AddressTable';
import { DeleteAddressDialog } from './DeleteAddressDialog';
import { addressBookMessages } from './messages';

interface AddressListProps {
  addresses: readonly Address[];
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: (address: Address) => void;
}

/** List of the address book, or its empty state. */
export function AddressList({ addresses, headingRef, onEdit }: AddressListProps) {
  const t = useMessages(addressBookMessages);
  const [chosen, setChosen] = useState<Address | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (address: Address) => {
    setChosen(address);
    setIsAsking(true);
  };
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="saved-addresses">
      <h2 id="saved-addresses" ref={headingRef} tabIndex={-1} className="text-xl">
        {t.savedHeading}
      </h2>
      {addresses.length === 0 ? (
        <p className="muted">{t.empty}</p>
      ) : (
        <AddressTable addresses={addresses} onEdit={onEdit} onDelete={ask} />
      )}
      {chosen && (
        <DeleteAddressDialog address={chosen} isOpen={isAsking} onOpenChange={setIsAsking} />
      )}
    </section>
  );
}
