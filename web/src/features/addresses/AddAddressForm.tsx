import { MAX_ADDRESSES } from '@smriti/shared/account/addresses';
import { AddressForm } from '#domains/address/AddressForm.tsx';
import { createAddressDraft, EMPTY_ADDRESS_DRAFT } from '#domains/address/address-draft.ts';
import { useAddressDraft } from '#domains/address/use-address-draft.ts';
import { serverMessage } from '#lib/api/api.ts';
import { useAddAddress } from '#lib/forms/use-add-address.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { addressBookMessages } from './messages';

interface AddAddressFormProps {
  /** Number of saved addresses. */
  count: number;
  onAdded: () => void;
}

export function AddAddressForm({ count, onAdded }: AddAddressFormProps) {
  const t = useMessages(addressBookMessages);
  const user = useSession((session) => session.user);
  const edit = useAddressDraft(count === 0 ? createAddressDraft(user) : EMPTY_ADDRESS_DRAFT);
  const { mutate, isPending, error } = useAddAddress(() => {
    showToast('success', t.added);
    edit.replace(EMPTY_ADDRESS_DRAFT);
    onAdded();
  });
  const failure = error && [t.addFailed, serverMessage(error)].filter(Boolean).join(' ');
  if (count >= MAX_ADDRESSES) return <p className="muted">{t.full}</p>;
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="add-address">
      <h2 id="add-address" className="text-xl">
        {t.addHeading}
      </h2>
      <Card padding="large">
        <AddressForm
          edit={edit}
          submitLabel={t.add}
          busyLabel={t.adding}
          isBusy={isPending}
          failure={failure}
          isDefaultAlready={count === 0}
          onSubmit={mutate}
        />
      </Card>
    </section>
  );
}
