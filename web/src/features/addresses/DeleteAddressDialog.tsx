import type { Address } from '@smriti/shared/account/addresses';
import { AddressLines } from '#domains/address/AddressLines.tsx';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { addressBookMessages } from './messages';
import { useRemoveAddress } from './use-address-book';

interface DeleteAddressDialogProps {
  address: Address;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteAddressDialog({ address, isOpen, onOpenChange }: DeleteAddressDialogProps) {
  const t = useMessages(addressBookMessages);
  const removal = useRemoveAddress(() => onOpenChange(false));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.deleteTitle}
      question={t.deleteQuestion}
      confirm={t.delete}
      busy={t.deleting}
      work={removal}
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
          {serverMessage(removal.error) && <p>{serverMessage(removal.error)}</p>}
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}
