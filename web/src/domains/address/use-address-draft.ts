import { type AddressProblem, parsePinCode } from '@smriti/shared/account/address-validation';
import { useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import type { PlaceAddress } from '#lib/maps/place-address.ts';
import type { MapPoint } from '#lib/maps/places.ts';
import { type AddressDraft, listAddressProblems, fillFromPlace } from './address-draft';
import { findPinPlace, type PinPlace } from './pin-codes';
import { editDraft, proposePlace, type ProposedDraft } from './pin-proposal';

/** State of an address form. The page owns it, so that it survives while the form is hidden. */
export interface AddressDraftState {
  draft: AddressDraft;
  /** Problems found by the last check; editing a field removes its problem. */
  problems: readonly AddressProblem[];
  /** Place of the typed PIN code; null if the PIN code is unknown, undefined if none was looked up. */
  pinPlace: PinPlace | null | undefined;
  /** Whether the typed PIN code is being looked up, for at most PIN_LOOKUP_TIMEOUT_MS. */
  isLookingUp: boolean;
  change: (changes: Partial<AddressDraft>) => void;
  /** Sets the point on the map and fills in the address there, if any. */
  locate: (point: MapPoint, place: PlaceAddress | null) => void;
  /** Validates the draft and returns whether it is valid; focuses the first invalid field of the form. */
  check: (form: HTMLFormElement | null) => boolean;
  replace: (draft: AddressDraft) => void;
  reset: () => void;
  /** Number of times that another address has replaced the draft. */
  round: number;
}

/** Time for which the form waits for the place of a PIN code; a later answer still fills it in. */
export const PIN_LOOKUP_TIMEOUT_MS = 3000;

/** A PIN code that was looked up. */
interface FoundPin {
  pin: string;
  place: PinPlace | null;
}

const withoutProposals = (draft: AddressDraft): ProposedDraft => ({ draft, proposed: [] });

export function useAddressDraft(start: AddressDraft): AddressDraftState {
  const [{ draft }, setForm] = useState(() => withoutProposals(start));
  const [found, setFound] = useState<FoundPin | null>(null);
  const [lookedUp, setLookedUp] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const { problems, check, edited, clear } = useForm<AddressDraft, AddressProblem>(
    listAddressProblems,
  );
  const pin = parsePinCode(draft.postal_code);

  /** Looks up a typed PIN code; one that cannot be looked up changes nothing. */
  async function lookUp(typed: string): Promise<void> {
    const typedPin = parsePinCode(typed);
    if (typedPin === null) return;
    const endLookup = () => setLookedUp((before) => (before === typedPin ? null : before));
    setLookedUp(typedPin);
    const timer = setTimeout(endLookup, PIN_LOOKUP_TIMEOUT_MS);
    const place = await findPinPlace(typedPin).catch(() => undefined);
    clearTimeout(timer);
    endLookup();
    if (place === undefined) return;
    setFound({ pin: typedPin, place });
    if (place === null) return;
    const focused = document.activeElement?.getAttribute('name');
    setForm((before) =>
      parsePinCode(before.draft.postal_code) === typedPin
        ? proposePlace(before, place, focused)
        : before,
    );
    edited(['city', 'state']);
  }

  function change(changes: Partial<AddressDraft>): void {
    setForm((before) => editDraft(before, changes));
    edited(Object.keys(changes));
    if (changes.postal_code !== undefined) void lookUp(changes.postal_code);
  }

  function locate(point: MapPoint, place: PlaceAddress | null): void {
    setForm((before) =>
      place
        ? withoutProposals(fillFromPlace(before.draft, point, place))
        : { ...before, draft: { ...before.draft, point } },
    );
    edited(Object.keys(place ?? {}));
  }

  function replace(next: AddressDraft): void {
    setForm(withoutProposals(next));
    setFound(null);
    clear();
    setRound((before) => before + 1);
  }

  return {
    draft,
    problems,
    pinPlace: found?.pin === pin ? found.place : undefined,
    isLookingUp: pin !== null && lookedUp === pin,
    change,
    locate,
    check: (form) => check(draft, form),
    replace,
    reset: () => replace(start),
    round,
  };
}
