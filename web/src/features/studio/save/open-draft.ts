import type { Photo } from '@smriti/shared/album/photos';
import {
  claimGuestPhotos,
  forgetGuest,
  type Guest,
  guestPhotos,
  returningGuest,
} from '../../../lib/guest/guest';
import {
  adopted,
  type Draft,
  type DraftPhoto,
  merged,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft';
import type { StudioOwner } from '../owner';
import type { StudioPlan } from '../plan';

/** A guest has one design, whatever the product. */
const GUEST_DRAFT = 'guest/create-product';

/** The name of the draft in this browser's database. */
export function draftName(plan: StudioPlan, owner: StudioOwner): string {
  return owner.kind === 'guest' ? GUEST_DRAFT : `${owner.uid}/${plan.draft}`;
}

function emptyDraft(plan: StudioPlan, photoOwner: string): Draft {
  return {
    designId: crypto.randomUUID(),
    rev: 0,
    savedAt: Date.now(),
    photoOwner,
    origin: plan.origin,
    version: null,
    choices: plan.choices,
    texts: plan.texts,
    photos: [],
  };
}

/** A photo as the shop has it, without the file. */
export function storedPhoto(photo: Photo): DraftPhoto {
  return {
    key: photo.id,
    hash: null,
    photoId: photo.id,
    name: '',
    type: null,
    width: photo.width,
    height: photo.height,
    rendition: photo.thumbnail_url,
    keptFor: '',
    isStored: true,
  };
}

/** Another guest than the one who uploaded: that one's photos are out of reach. */
function inHandsOf(draft: Draft, { id }: Guest): Draft {
  return draft.photoOwner === null || draft.photoOwner === id
    ? draft
    : adopted(draft, new Map(), id);
}

/** A guest's own draft, or what the shop still has of it. @throws ApiError */
async function guestDraft(plan: StudioPlan): Promise<Draft | null> {
  const draft = await readDraft(GUEST_DRAFT);
  const guest = await returningGuest();
  if (!guest) return draft && { ...adopted(draft, new Map(), ''), photoOwner: null };
  if (draft) return inHandsOf(draft, guest);
  const photos = await guestPhotos(guest);
  if (photos.length === 0) return null;
  return { ...emptyDraft(plan, guest.id), photos: photos.map(storedPhoto) };
}

/** Brings a guest's design into the account, with the photos in it. @throws ApiError */
async function claimedDraft(plan: StudioPlan, uid: string): Promise<Draft | null> {
  const draft = await readDraft(GUEST_DRAFT);
  const claim = await claimGuestPhotos();
  if (draft) return adopted(draft, claim?.photos ?? new Map<string, Photo>(), uid);
  if (!claim || claim.photos.size === 0) return null;
  return { ...emptyDraft(plan, uid), photos: [...claim.photos.values()].map(storedPhoto) };
}

async function customerDraft(plan: StudioPlan, uid: string, name: string): Promise<Draft | null> {
  const own = await readDraft(name);
  if (!plan.takesGuests) return own;
  const claimed = await claimedDraft(plan, uid);
  if (!claimed) {
    forgetGuest();
    return own;
  }
  const draft = own ? merged(claimed, own) : claimed;
  // The guest is forgotten only when the design is safe in the account's name.
  const written = await writeDraft(name, draft, true);
  if (written.kind !== 'kept') return { ...draft, rev: own?.rev ?? 0 };
  await removeDraft(GUEST_DRAFT);
  forgetGuest();
  return { ...draft, rev: written.rev };
}

/**
 * The draft to go on with; null to begin anew. After signing in, the guest's design is claimed.
 * @throws ApiError when the guest's photos could not be asked for or moved.
 */
export function openDraft(plan: StudioPlan, owner: StudioOwner): Promise<Draft | null> {
  if (owner.kind === 'guest') return guestDraft(plan);
  return customerDraft(plan, owner.uid, draftName(plan, owner));
}
