import type { AddressDraft } from './address-draft';
import type { PinPlace } from './pin-codes';

type PlaceField = keyof PinPlace;
const PLACE_FIELDS: readonly PlaceField[] = ['city', 'state'];

/** Form values, and the names of the fields that still have the values of a PIN code. */
export interface ProposedDraft {
  draft: AddressDraft;
  proposed: readonly PlaceField[];
}

/** Applies changes by the customer; what they edit is no longer a proposal. */
export function editDraft(
  { draft, proposed }: ProposedDraft,
  changes: Partial<AddressDraft>,
): ProposedDraft {
  return {
    draft: { ...draft, ...changes },
    proposed: proposed.filter((field) => changes[field] === undefined),
  };
}

/**
 * Fills city and state from a PIN code, except what the customer has entered (docs/rules.md#addresses-4).
 * @param focused name of the focused field, which the customer may be about to fill in; left as it is
 */
export function proposePlace(
  { draft, proposed }: ProposedDraft,
  place: PinPlace,
  focused: string | null = null,
): ProposedDraft {
  const filled = PLACE_FIELDS.filter(
    (field) => field !== focused && (draft[field].trim() === '' || proposed.includes(field)),
  );
  const values = Object.fromEntries(filled.map((field) => [field, place[field]]));
  return { draft: { ...draft, ...values }, proposed: filled };
}
