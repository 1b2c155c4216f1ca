import type { ServerDraft } from '@smriti/shared/album/drafts';
import type { OwnPhoto } from '@smriti/shared/album/photos';
import type { Guest } from '../../../lib/guest/guest';
import { guestToken } from '../../../lib/guest/guest-token';
import { logFailure } from '../../../lib/log';
import {
  adopted,
  type Draft,
  type DraftPhoto,
  dropFilesOf,
  GUEST_DRAFT,
  merged,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft';
import type { StudioOwner } from '../owner';
import type { StudioPlan } from '../plan';
import type { DraftConflict } from '../studio-store';
import { guestDesignTold } from './guest-sync';
import {
  choicesAndTexts,
  contentOfDraft,
  fingerprint,
  fingerprintOf,
  keptBookOf,
} from './server-content';

/** What speaks for the guest of this browser; null where there is none. */
async function guestApi() {
  return guestToken.get() === null ? null : import('../../../lib/guest/guest');
}

/** What a page of the studio goes on with. */
export interface OpenedDraft {
  /** Under which name it is kept in this browser. */
  name: string;
  /** null: it begins anew. */
  draft: Draft | null;
  conflict: DraftConflict | null;
}

/** A draft that the address names is where it was begun in this browser, or in a place of its own. */
async function customersName(plan: StudioPlan, uid: string): Promise<string> {
  const name = `${uid}/${plan.draft}`;
  if (plan.draftId === null) return name;
  const begun = await readDraft(name);
  return begun?.server?.id === plan.draftId ? name : `${name}/${plan.draftId}`;
}

function emptyDraft(plan: StudioPlan, photoOwner: string): Draft {
  return {
    designId: crypto.randomUUID(),
    rev: 0,
    savedAt: Date.now(),
    photoOwner,
    origin: plan.origin,
    version: null,
    server: null,
    choices: plan.choices,
    texts: plan.texts,
    photos: [],
  };
}

/** A photo as the shop has it, without the file; what that was called is known of some. */
export function storedPhoto(photo: OwnPhoto): DraftPhoto {
  return {
    key: photo.id,
    hash: null,
    photoId: photo.id,
    name: photo.name ?? '',
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
  const api = await guestApi();
  const guest = await api?.returningGuest();
  if (!api || !guest) return draft && { ...adopted(draft, new Map(), ''), photoOwner: null };
  if (draft) return inHandsOf(draft, guest);
  const design = await api.guestDesign(guest);
  if (design) {
    const photos = [...design.images, ...design.tray_photos].map(storedPhoto);
    const book = keptBookOf(design.design, photos);
    return { ...emptyDraft(plan, guest.id), ...choicesAndTexts(design.form), photos, book };
  }
  const photos = await api.guestPhotos(guest);
  if (photos.length === 0) return null;
  return { ...emptyDraft(plan, guest.id), photos: photos.map(storedPhoto) };
}

/** Brings a guest's design into the account, with the photos in it. @throws ApiError */
async function claimedDraft(plan: StudioPlan, uid: string): Promise<Draft | null> {
  const draft = await readDraft(GUEST_DRAFT);
  const api = await guestApi();
  // told after the claim, it would be refused, and be missing from what is claimed
  if (api) await guestDesignTold();
  const claim = await api?.claimGuestDesign();
  const server = claim?.draft ? { ...claim.draft, sent: '' } : null;
  if (draft)
    return { ...adopted(draft, claim?.photos ?? new Map<string, OwnPhoto>(), uid), server };
  if (!claim || claim.photos.size === 0) return null;
  const draftOfPhotos = {
    ...emptyDraft(plan, uid),
    photos: [...claim.photos.values()].map(storedPhoto),
  };
  if (!server) return draftOfPhotos;
  // nothing but the photos is known here: the shop's copy has the choices
  const sent = fingerprint(await contentOfDraft(plan, draftOfPhotos));
  return { ...draftOfPhotos, server: { id: server.id, rev: -1, sent } };
}

async function customerDraft(plan: StudioPlan, uid: string, name: string): Promise<Draft | null> {
  const own = await readDraft(name);
  if (!plan.takesGuests) return own;
  const claimed = await claimedDraft(plan, uid);
  if (!claimed) {
    guestToken.clear();
    return own;
  }
  const draft = own ? merged(claimed, own) : claimed;
  // The guest is forgotten only when the design is safe in the account's name.
  const written = await writeDraft(name, draft, true);
  if (written.kind !== 'kept') return { ...draft, rev: own?.rev ?? 0 };
  await removeDraft(GUEST_DRAFT);
  guestToken.clear();
  return { ...draft, rev: written.rev };
}

/** The design as the shop keeps it, with what this browser knows of its photos. */
function draftOfShop(
  plan: StudioPlan,
  uid: string,
  { found, local }: { found: ServerDraft; local: Draft | null },
): Draft {
  const known = new Map(local?.photos.map((photo) => [photo.photoId, photo]));
  const shown = [...found.images, ...found.tray_photos];
  const photos = shown.map((photo) => known.get(photo.id) ?? storedPhoto(photo));
  return {
    ...(local ?? emptyDraft(plan, uid)),
    ...choicesAndTexts(found.form),
    savedAt: Date.parse(found.updated_at),
    photos,
    book: keptBookOf(found.design, photos),
  };
}

/** What reads the shop's copy; null when it could not be loaded. */
async function loadedCopies() {
  try {
    return await import('./server-draft');
  } catch (error) {
    logFailure("The account's copy of the design could not be read", error);
    return null;
  }
}

/**
 * The draft to go on with. After signing in, the guest's design is claimed; a customer's is looked up
 * in the account too, in case it was changed on another device.
 * @throws ApiError when the guest's photos could not be asked for or moved, or when the draft that the
 *   address names is not in this browser and could not be had from the shop.
 */
export async function openDraft(plan: StudioPlan, owner: StudioOwner): Promise<OpenedDraft> {
  if (owner.kind === 'guest') {
    return { name: GUEST_DRAFT, draft: await guestDraft(plan), conflict: null };
  }
  const name = await customersName(plan, owner.uid);
  const local = await customerDraft(plan, owner.uid, name);
  const isNowhereElse = local === null && plan.draftId === null;
  if (!plan.isKeptByShop || isNowhereElse) return { name, draft: local, conflict: null };
  const loaded = await loadedCopies();
  if (!loaded && local) return { name, draft: local, conflict: null };
  const { withServerCopy } = loaded ?? (await import('./server-draft'));
  const opened = await withServerCopy(plan, local, (found) =>
    draftOfShop(plan, owner.uid, { found, local }),
  );
  if (local && !opened.draft) {
    await removeDraft(name);
    await dropFilesOf(local);
  }
  return { name, ...opened };
}

/**
 * Has the shop's copy take the place of the one in this browser.
 * @throws ApiError when it could not be had
 */
export async function keepShopsCopy(
  plan: StudioPlan,
  owner: StudioOwner,
  { name, found }: { name: string; found: ServerDraft },
): Promise<void> {
  const uid = owner.kind === 'customer' ? owner.uid : '';
  const local = await readDraft(name);
  const draft = draftOfShop(plan, uid, { found, local });
  const server = { id: found.id, rev: found.rev, sent: fingerprintOf(found) };
  await writeDraft(name, { ...draft, server }, true);
}
