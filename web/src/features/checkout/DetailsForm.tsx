import type { Address } from '@smriti/shared/account/addresses';
import { useMemo, useRef, useState } from 'react';
import { EMPTY_DRAFT } from '../../components/address/address-draft';
import { AddressForm } from '../../components/address/AddressForm';
import { useAddressDraft } from '../../components/address/use-address-draft';
import { ButtonLink } from '../../components/actions/Button';
import { Card } from '../../components/layout/Card';
import { reasonOf } from '../../lib/api';
import { useMessages } from '../../lib/i18n';
import { useAddAddress } from '../../lib/use-add-address';
import styles from './CheckoutPage.module.css';
import { filledWith, savedAs } from './entered-address';
import { checkoutMessages } from './messages';
import { NEW_ADDRESS, AddressPicker } from './AddressPicker';
import { useChosenAddress } from './use-chosen-address';

/** The saved addresses, and the form that they fill in; what is typed there becomes a new one. */
export function DetailsForm({ addresses }: { addresses: readonly Address[] }) {
  const t = useMessages(checkoutMessages);
  const { chosen, goOn } = useChosenAddress(addresses);
  const edit = useAddressDraft(chosen ? filledWith(chosen) : EMPTY_DRAFT);
  const [typed, setTyped] = useState(EMPTY_DRAFT);
  const [picked, setPicked] = useState(chosen?.id ?? null);
  const saved = savedAs(edit.draft, addresses, picked);
  const add = useAddAddress(({ id }) => goOn(id));
  const failure = useMemo(() => add.error && [reasonOf(add.error) ?? t.saveFailed], [add.error, t]);
  // A second press may come before the page shows what the first one did.
  const isSent = useRef(false);

  function pick(id: string): void {
    if (!saved) setTyped(edit.draft);
    const address = addresses.find((one) => one.id === id);
    setPicked(address?.id ?? null);
    edit.replace(address ? filledWith(address) : typed);
  }

  function submit(input: Parameters<typeof add.mutate>[0]): void {
    if (isSent.current) return;
    isSent.current = true;
    if (saved) {
      goOn(saved.id);
      return;
    }
    add.mutate(input, {
      onError: () => {
        isSent.current = false;
      },
    });
  }

  return (
    <>
      {addresses.length > 0 && (
        <AddressPicker addresses={addresses} value={saved?.id ?? NEW_ADDRESS} onPick={pick} />
      )}
      <section className={styles.part} aria-labelledby="checkout-address">
        <h2 id="checkout-address">{t.formHeading}</h2>
        <Card padding="large">
          <AddressForm
            edit={edit}
            submitLabel={t.toShipping}
            busyLabel={t.saving}
            isBusy={add.isPending}
            failure={failure}
            isDefaultAlready={addresses.length === 0 || saved !== null}
            onSubmit={submit}
            otherAction={<ButtonLink to="/cart">{t.backToCart}</ButtonLink>}
          />
        </Card>
      </section>
    </>
  );
}
