import type { AddressProblem } from '@smriti/shared/account/address-validation';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import type { PlaceAddress } from '#lib/maps/place-address.ts';
import type { MapPoint } from '#lib/maps/places.ts';
import { type AddressDraft, listAddressProblems, fillFromPlace } from './address-draft';

/** State of an address form. The page owns it, so that it survives while the form is hidden. */
export interface AddressDraftState {
  draft: AddressDraft;
  /** Problems found by the last check; editing a field removes its problem. */
  problems: readonly AddressProblem[];
  change: (changes: Partial<AddressDraft>) => void;
  /** Sets the point on the map and fills in the address there, if any. */
  locate: (point: MapPoint, place: PlaceAddress | null) => void;
  /** Validates the draft and returns whether it is valid; focuses the first invalid field of the form. */
  check: (form: HTMLFormElement | null) => boolean;
  /** Replaces the draft with another address. */
  replace: (draft: AddressDraft) => void;
  /** Resets the draft to its initial state. */
  reset: () => void;
  /** Number of times that another address has replaced the draft. */
  round: number;
}

export function useAddressDraft(start: AddressDraft): AddressDraftState {
  const [draft, setDraft] = useState(start);
  const [round, setRound] = useState(0);
  const { problems, check, edited, clear } = useForm<AddressDraft, AddressProblem>(
    listAddressProblems,
  );

  function change(changes: Partial<AddressDraft>): void {
    setDraft((before) => ({ ...before, ...changes }));
    edited(Object.keys(changes));
  }

  function locate(point: MapPoint, place: PlaceAddress | null): void {
    setDraft((before) => (place ? fillFromPlace(before, point, place) : { ...before, point }));
    edited(Object.keys(place ?? {}));
  }

  function replace(next: AddressDraft): void {
    setDraft(next);
    clear();
    setRound((before) => before + 1);
  }

  return {
    draft,
    problems,
    change,
    locate,
    check: (form) => check(draft, form),
    replace,
    reset: () => replace(start),
    round,
  };
}
