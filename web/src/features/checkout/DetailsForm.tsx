import type { Address } from '@smriti/shared/account/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddressForm } from '#domains/address/AddressForm.tsx';
import {
  type AddressDraft,
  EMPTY_ADDRESS_DRAFT,
  createAddressDraft,
  toAddressDraft,
  toAddressInput,
} from '#domains/address/address-draft.ts';
import { useAddressDraft } from '#domains/address/use-address-draft.ts';
import { type AddressInput, saveAddress } from '#lib/addresses/addresses.ts';
import { serverMessage } from '#lib/api/api.ts';
import { useAddAddress } from '#lib/forms/use-add-address.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { AddressPicker, NEW_ADDRESS } from './AddressPicker';
import { checkoutMessages } from './messages';
import { parseCheckoutChoices, checkoutStepPath } from './checkout-steps';

/** Saves the typed address as a new one or as a change of the picked one, and continues with it. */
function useSaving(picked: Address | null, goOn: (id: string) => void) {
  const queries = useQueryClient();
  const add = useAddAddress(({ id }) => goOn(id));
  const correct = useMutation({
    mutationFn: (input: AddressInput) => {
      if (!picked) throw new Error('There is no address to correct.');
      return saveAddress(picked, { ...input, isDefault: picked.isDefault });
    },
    onSuccess: async ({ id }) => {
      await invalidate.address(queries);
      goOn(id);
    },
  });
  return picked ? correct : add;
}

/** State of the step: picked address, form values, and a function that continues. */
function useDetails(addresses: readonly Address[]) {
  const user = useSession((session) => session.user);
  const { chosen, goOn, isLeaving } = useChosenAddress(addresses);
  const edit = useAddressDraft(chosen ? filledWith(chosen) : createAddressDraft(user));
  const [typed, setTyped] = useState(EMPTY_ADDRESS_DRAFT);
  const [pickedId, setPicked] = useState(chosen?.id ?? null);
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
    edit.replace(address ? filledWith(address) : typed);
  }

  function submit(input: AddressInput): void {
    const isSaved = picked && isSame(edit.draft, picked);
    press(() => (isSaved ? goOn(picked.id) : saving.mutateAsync(input)));
  }

  return { edit, picked, pick, saving, submit };
}

/** Select box of saved addresses, and a form that is filled from the picked one. */
export function DetailsForm({ addresses }: { addresses: readonly Address[] }) {
  const t = useMessages(checkoutMessages);
  const { edit, picked, pick, saving, submit } = useDetails(addresses);
  const { error } = saving;
  return (
    <>
      {addresses.length > 0 && (
        <AddressPicker addresses={addresses} value={picked?.id ?? NEW_ADDRESS} onPick={pick} />
      )}
      <section className="stack gap-3" aria-labelledby="checkout-address">
        <h2 id="checkout-address" className="text-xl">
          {picked ? t.pickedHeading : t.formHeading}
        </h2>
        {picked && <p>{t.pickedHint}</p>}
        <Card padding="large">
          <AddressForm
            edit={edit}
            submitLabel={t.toShipping}
            busyLabel={t.saving}
            isBusy={saving.isPending}
            failure={error && (serverMessage(error) ?? t.saveFailed)}
            isDefaultAlready={addresses.length === 0 || picked !== null}
            onSubmit={submit}
            otherAction={<ButtonLink to="/cart">{t.backToCart}</ButtonLink>}
          />
        </Card>
      </section>
    </>
  );
}

/** Form values of a saved address; the checkout ignores whether it is the default. */
function filledWith(address: Address): AddressDraft {
  return { ...toAddressDraft(address), isDefault: false };
}

/** Whether the form's values equal a saved address. */
function isSame(draft: AddressDraft, address: Address): boolean {
  const entered: Readonly<Record<string, unknown>> = toAddressInput({ ...draft, isDefault: false });
  return Object.entries(toAddressInput(filledWith(address))).every(
    ([field, value]) => entered[field] === value,
  );
}

/** Address chosen earlier or the default one, and a function that continues with an address. */
function useChosenAddress(addresses: readonly Address[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const before = parseCheckoutChoices(search);
  // Pending until the next step is shown, or until the customer navigates back.
  const [isLeaving, startLeaving] = useTransition();

  /**
   * Continues with an address and stores it in the history entry, so that going back finds it
   * selected.
   */
  function goOn(addressId: string): void {
    if (isLeaving) return;
    const choices = { ...before, addressId };
    startLeaving(() => {
      void navigate(checkoutStepPath('details', choices), { replace: true });
      void navigate(checkoutStepPath('shipping', choices));
    });
  }

  const chosen = addresses.find(({ id }) => id === before.addressId);
  return { chosen: chosen ?? addresses[0] ?? null, goOn, isLeaving };
}
