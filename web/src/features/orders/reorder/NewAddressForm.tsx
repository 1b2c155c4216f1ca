import type { Address } from '@smriti/shared/account/addresses';
import { useEffect, useRef } from 'react';
import { AddressForm } from '#domains/address/AddressForm.tsx';
import { createAddressDraft, EMPTY_ADDRESS_DRAFT } from '#domains/address/address-draft.ts';
import { useAddressDraft } from '#domains/address/use-address-draft.ts';
import { serverMessage } from '#lib/api/api.ts';
import { useAddAddress } from '#lib/forms/use-add-address.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { reorderMessages } from './reorder-messages';

interface NewAddressFormProps {
  isOpen: boolean;
  /** Whether this is the first address, which becomes the default anyway. */
  isFirst: boolean;
  onClose: () => void;
  onAdded: (address: Address) => void;
}

/** Form for adding an address; keeps its text while closed. */
export function NewAddressForm({ isOpen, isFirst, onClose, onAdded }: NewAddressFormProps) {
  const t = useMessages(reorderMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useSession((session) => session.user);
  const edit = useAddressDraft(isFirst ? createAddressDraft(user) : EMPTY_ADDRESS_DRAFT);
  const { mutate, isPending, error } = useAddAddress((address) => {
    showToast('success', t.added);
    edit.reset();
    onAdded(address);
  });
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <div className="stack gap-4 pt-4 rule-above">
      <h3 ref={heading} tabIndex={-1}>
        {t.newAddress}
      </h3>
      <AddressForm
        edit={edit}
        submitLabel={t.add}
        busyLabel={t.adding}
        isBusy={isPending}
        failure={error && (serverMessage(error) ?? t.addFailed)}
        isDefaultAlready={isFirst}
        onSubmit={mutate}
        onCancel={onClose}
      />
    </div>
  );
}
