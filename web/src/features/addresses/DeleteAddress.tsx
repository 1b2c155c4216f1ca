import type { Address } from '@smriti/shared/addresses';
import { AddressLines } from '../../components/address/AddressLines';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { InlineMessage } from '../../components/InlineMessage';
import { reasonOf } from '../../lib/api';
import { useMessages } from '../../lib/i18n';
import { addressBookMessages } from './messages';
import { useRemoveAddress } from './use-address-book';

interface DeleteAddressProps {
  address: Address;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before an address is deleted. A failure stays in the dialog, with the way to try again. */
export function DeleteAddress({ address, isOpen, onOpenChange }: DeleteAddressProps) {
  const t = useMessages(addressBookMessages);
  const removal = useRemoveAddress(() => onOpenChange(false));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        removal.reset();
        onOpenChange(open);
      }}
      title={t.deleteTitle}
      description={t.deleteQuestion}
      texts={{ close: t.close, cancel: t.cancel, confirm: t.delete, busy: t.deleting }}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate(address.id)}
    >
      <p>
        <strong>
          {address.first_name} {address.last_name}
        </strong>
        <br />
        <AddressLines address={address} />
      </p>
      {removal.isError && (
        <InlineMessage tone="error">
          <p>{t.deleteFailed}</p>
          {reasonOf(removal.error) && <p>{reasonOf(removal.error)}</p>}
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}
