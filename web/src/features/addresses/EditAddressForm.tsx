import type { Address } from '@smriti/shared/account/addresses';
import { useEffect, useRef } from 'react';
import { AddressForm } from '#domains/address/AddressForm.tsx';
import { toAddressDraft } from '#domains/address/address-draft.ts';
import { useAddressDraft } from '#domains/address/use-address-draft.ts';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Card } from '#ui/layout/Card.tsx';
import { addressBookMessages } from './messages';
import { useSaveAddress } from './use-address-book';

interface EditAddressFormProps {
  address: Address;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

export function EditAddressForm({ address, onDone }: EditAddressFormProps) {
  const t = useMessages(addressBookMessages);
  const edit = useAddressDraft(toAddressDraft(address));
  const { mutate, isPending, error } = useSaveAddress(address, onDone);
  const failure = error && (serverMessage(error) ?? t.saveFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="edit-address">
      <h2 id="edit-address" ref={heading} tabIndex={-1} className="text-xl">
        {t.editHeading}
      </h2>
      <Card padding="large">
        <AddressForm
          edit={edit}
          submitLabel={t.save}
          busyLabel={t.saving}
          isBusy={isPending}
          failure={failure}
          isDefaultAlready={address.isDefault}
          onSubmit={mutate}
          onCancel={onDone}
        />
      </Card>
    </section>
  );
}
