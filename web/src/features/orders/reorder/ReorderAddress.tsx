import { type Address, MAX_ADDRESSES } from '@smriti/shared/account/addresses';
import { useEffect, useRef, useState } from 'react';
import { AddressLines, AddressTypeChip } from '#domains/address/AddressLines.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Chip } from '#ui/actions/Chip.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { NewAddressForm } from './NewAddressForm';
import { reorderMessages } from './reorder-messages';
import type { ReorderChoice } from './use-reorder';

interface ReorderAddressProps {
  addresses: readonly Address[];
  choice: ReorderChoice;
}

/** Delivery address of a reorder: a saved one or a new one. */
export function ReorderAddress({ addresses, choice }: ReorderAddressProps) {
  const t = useMessages(reorderMessages);
  const [isAdding, setIsAdding] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    // Restores the focus, which was in the form that has closed.
    if (wasAdding.current && !isAdding) {
      section.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
    }
    wasAdding.current = isAdding;
  }, [isAdding]);
  return (
    <Panel title={t.address}>
      <div ref={section} className="stack gap-4 content-start">
        {addresses.length === 0 ? (
          <p className="muted">{t.noAddress}</p>
        ) : (
          <RadioCards
            legend={t.addressLegend}
            options={addresses.map((address) => ({
              value: address.id,
              label: <AddressLabel address={address} />,
              description: <AddressLines address={address} />,
            }))}
            value={choice.address?.id}
            onChange={choice.setAddress}
            layout="rows"
          />
        )}
        {addresses.length >= MAX_ADDRESSES && <p className="muted">{t.full}</p>}
        {!isAdding && addresses.length < MAX_ADDRESSES && (
          <Button onClick={() => setIsAdding(true)}>{t.addAddress}</Button>
        )}
      </div>
      <NewAddressForm
        isOpen={isAdding}
        isFirst={addresses.length === 0}
        onClose={() => setIsAdding(false)}
        onAdded={({ id }) => {
          choice.setAddress(id);
          setIsAdding(false);
        }}
      />
    </Panel>
  );
}

function AddressLabel({ address }: { address: Address }) {
  const t = useMessages(reorderMessages);
  return (
    <span className="cluster gap-y-1 gap-x-2 items-center">
      {`${address.first_name} ${address.last_name}`}
      <span className="row gap-2">
        <AddressTypeChip type={address.type} />
        {address.isDefault && <Chip>{t.default}</Chip>}
      </span>
    </span>
  );
}
