import { MAX_ADDRESSES } from '@smriti/shared/account/addresses';
import { useMemo } from 'react';
import { EMPTY_DRAFT } from '../../components/address/address-draft';
import { AddressForm } from '../../components/address/AddressForm';
import { useAddressDraft } from '../../components/address/use-address-draft';
import { Card } from '../../components/layout/Card';
import { showToast } from '../../components/feedback/toast';
import { reasonOf } from '../../lib/api';
import { useMessages } from '../../lib/language/i18n';
import { useAddAddress } from '../../lib/forms/use-add-address';
import styles from './AddressBook.module.css';
import { addressBookMessages } from './messages';

interface AddAddressProps {
  /** How many there are already. */
  count: number;
  onAdded: () => void;
}

/** The form for a further address. */
export function AddAddress({ count, onAdded }: AddAddressProps) {
  const t = useMessages(addressBookMessages);
  const edit = useAddressDraft(EMPTY_DRAFT);
  const { mutate, isPending, error } = useAddAddress(() => {
    showToast('success', t.added);
    edit.reset();
    onAdded();
  });
  const failure = useMemo(
    () => error && [t.addFailed, reasonOf(error) ?? t.saveFailed],
    [error, t],
  );
  if (count >= MAX_ADDRESSES) return <p className={styles.hint}>{t.full}</p>;
  return (
    <section className={styles.section} aria-labelledby="add-address">
      <h2 id="add-address">{t.addHeading}</h2>
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
