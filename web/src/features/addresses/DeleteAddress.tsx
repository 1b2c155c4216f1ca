import type { Address } from '@smriti/shared/addresses';
import { AddressLines } from '../../components/address/AddressLines';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { InlineMessage } from '../../components/InlineMessage';
import { useMessages } from '../../lib/i18n';
import { addressBookMessages } from './messages';
import { reasonOf, useRemoveAddress } from './use-address-book';

interface DeleteAddressProps {
  address: Address;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before an address is deleted. A failure stays in the dialog, with the way to try again. */
export function DeleteAddress({ address, isOpen, onOpenChange }: DeleteAddressProps) {
  const t = useMessages(addressBookMessages);
  const removal = useRemoveAddress(() => onOpenChange(false));
  const change = (open: boolean) => {
    if (removal.isPending) return;
    removal.reset();
    onOpenChange(open);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={t.deleteTitle}
      description={t.deleteQuestion}
      closeLabel={t.close}
      footer={
        <>
          <Button onClick={() => change(false)}>{t.cancel}</Button>
          <Button
            variant="danger"
            isBusy={removal.isPending}
            busyLabel={t.deleting}
            onClick={() => removal.mutate(address.id)}
          >
            {t.delete}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
