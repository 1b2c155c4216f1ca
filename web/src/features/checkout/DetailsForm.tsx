import type { Address } from '@smriti/shared/account/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EMPTY_DRAFT } from '../../components/address/address-draft';
import { AddressForm } from '../../components/address/AddressForm';
import { useAddressDraft } from '../../components/address/use-address-draft';
import { Button, ButtonLink } from '../../components/actions/Button';
import { Card } from '../../components/layout/Card';
import { type AddressInput, saveAddress } from '../../lib/addresses';
import { reasonOf } from '../../lib/api';
import { useMessages } from '../../lib/language/i18n';
import { changed } from '../../lib/queries/changed';
import { useAddAddress } from '../../lib/forms/use-add-address';
import { useSinglePress } from '../../lib/forms/use-single-press';
import styles from './CheckoutPage.module.css';
import { filledWith, isSame } from './entered-address';
import { checkoutMessages } from './messages';
import { AddressPicker, NEW_ADDRESS } from './AddressPicker';
import { useChosenAddress } from './use-chosen-address';

/** Adds what was typed, or corrects the picked address, and goes on with it. */
function useSaving(picked: Address | null, goOn: (id: string) => void) {
  const queries = useQueryClient();
  const add = useAddAddress(({ id }) => goOn(id));
  const correct = useMutation({
    mutationFn: (input: AddressInput) => {
      if (!picked) throw new Error('There is no address to correct.');
      return saveAddress(picked, { ...input, isDefault: picked.isDefault });
    },
    onSuccess: async ({ id }) => {
      await changed.address(queries);
      goOn(id);
    },
  });
  return picked ? correct : add;
}

/** Which address is picked, what is typed, and how both are gone on with. */
function useDetails(addresses: readonly Address[]) {
  const { chosen, goOn, isLeaving } = useChosenAddress(addresses);
  const edit = useAddressDraft(chosen ? filledWith(chosen) : EMPTY_DRAFT);
  const [typed, setTyped] = useState(EMPTY_DRAFT);
  const [pickedId, setPicked] = useState(chosen?.id ?? null);
  const [isCorrecting, setCorrecting] = useState(false);
  const picked = addresses.find(({ id }) => id === pickedId) ?? null;
  const saving = useSaving(picked, (id) => {
    setPicked(id);
    goOn(id);
  });
  const press = useSinglePress(isLeaving);

  function pick(id: string): void {
    if (!picked) setTyped(edit.draft);
    const address = addresses.find((one) => one.id === id);
    setPicked(address?.id ?? null);
    setCorrecting(false);
    edit.replace(address ? filledWith(address) : typed);
  }

  function submit(input: AddressInput): void {
    const isSaved = picked && isSame(edit.draft, picked);
    press(() => (isSaved ? goOn(picked.id) : saving.mutateAsync(input)));
  }

  const correct = () => setCorrecting(true);
  return { edit, picked, pick, isCorrecting, correct, saving, submit, goOn };
}

/**
 * The saved addresses, one of which is enough to go on; the form is for a new one, or to correct the
 * picked one.
 */
export function DetailsForm({ addresses }: { addresses: readonly Address[] }) {
  const t = useMessages(checkoutMessages);
  const { edit, picked, pick, isCorrecting, correct, saving, submit, goOn } = useDetails(addresses);
  const { error } = saving;
  const failure = useMemo(() => error && [reasonOf(error) ?? t.saveFailed], [error, t]);

  const toCart = <ButtonLink to="/cart">{t.backToCart}</ButtonLink>;
  return (
    <>
      {addresses.length > 0 && (
        <AddressPicker addresses={addresses} value={picked?.id ?? NEW_ADDRESS} onPick={pick} />
      )}
      {picked && !isCorrecting ? (
        <>
          <p className={styles.correct}>
            <Button variant="quiet" size="small" onClick={correct}>
              {t.correct}
            </Button>
          </p>
          <div className={styles.buttons}>
            {toCart}
            <Button variant="filled" onClick={() => goOn(picked.id)}>
              {t.toShipping}
            </Button>
          </div>
        </>
      ) : (
        <section className={styles.part} aria-labelledby="checkout-address">
          <h2 id="checkout-address">{picked ? t.correctHeading : t.formHeading}</h2>
          {picked && <p>{t.correctHint}</p>}
          <Card padding="large">
            <AddressForm
              edit={edit}
              submitLabel={t.toShipping}
              busyLabel={t.saving}
              isBusy={saving.isPending}
              failure={failure}
              isDefaultAlready={addresses.length === 0 || picked !== null}
              onSubmit={submit}
              otherAction={toCart}
            />
          </Card>
        </section>
      )}
    </>
  );
}
