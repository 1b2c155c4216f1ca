import type { AddressProblem } from '@smriti/shared/account/address-validation';
import { useState } from 'react';
import type { PlaceAddress } from '../../lib/maps/place-address';
import type { Point } from '../../lib/maps/places';
import { useForm } from '../../lib/forms/use-form';
import { type AddressDraft, draftProblems, withPlace } from './address-draft';

/** An address being typed. A page holds it, so that it outlives what the page shows meanwhile. */
export interface AddressEdit {
  draft: AddressDraft;
  /** The fields that failed the last check and were not edited since. */
  problems: readonly AddressProblem[];
  change: (changes: Partial<AddressDraft>) => void;
  /** Takes over a point on the map, and the address there if there is one. */
  locate: (point: Point, place: PlaceAddress | null) => void;
  /** Whether all is well; the first field of the form that is not takes the focus. */
  check: (form: HTMLFormElement | null) => boolean;
  /** Another address takes the place of this one. */
  replace: (draft: AddressDraft) => void;
  /** Back to the start. */
  reset: () => void;
  /** Which address it is: raised when another one takes its place. */
  round: number;
}

export function useAddressDraft(start: AddressDraft): AddressEdit {
  const [draft, setDraft] = useState(start);
  const [round, setRound] = useState(0);
  const { problems, check, edited, clear } = useForm<AddressDraft, AddressProblem>(draftProblems);

  function change(changes: Partial<AddressDraft>): void {
    setDraft((before) => ({ ...before, ...changes }));
    edited(Object.keys(changes));
  }

  function locate(point: Point, place: PlaceAddress | null): void {
    setDraft((before) => (place ? withPlace(before, point, place) : { ...before, point }));
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
