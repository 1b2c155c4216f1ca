import type { ServerDraft } from '@smriti/shared/album/drafts';
import type { OwnPhoto } from '@smriti/shared/album/photos';
import { guestToken } from '#lib/guest/guest-token.ts';
import type { Guest } from '#lib/guest/guest-design.ts';
import { logFailure } from '#lib/log.ts';
import {
  toClaimedDraft,
  type Draft,
  type DraftPhoto,
  deleteDraftFiles,
  GUEST_DRAFT_NAME,
  mergeDrafts,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft';
import type { StudioOwner } from '../studio-owner';
import type { StudioPlan } from '../studio-plan';
import type { DraftConflict } from '../studio-store';
import { waitForGuestSync } from './guest-sync';
import {
  toChoicesAndTexts,
  loadDraftContent,
  hashServerContent,
  hashServerDraft,
  toDraftBook,
} from './server-content';

/** API client of this browser's guest; null without a guest. */
async function guestApi() {
  return guestToken.get() === null ? null : import('#lib/guest/guest-design.ts');
}

export interface OpenedDraft {
  /** Name of the draft in this browser. */
  name: string;
  /** The draft; null for a new design. */
  draft: Draft | null;
  conflict: DraftConflict | null;
}

/**
 * Name of a customer's draft. A draft opened by its address has the name under which it was started
 * in this browser, or a name of its own.
 */
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

/** Converts a stored photo to a draft photo, which has no local file. */
export function toDraftPhoto(photo: OwnPhoto): DraftPhoto {
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

/**
 * Draft for the current guest. If another guest has uploaded its photos, they must be uploaded
 * again.
 */
function assignToGuest(draft: Draft, { id }: Guest): Draft {
  return draft.photoOwner === null || draft.photoOwner === id
    ? draft
    : toClaimedDraft(draft, new Map(), id);
}

/**
 * Guest's draft, or what the server still has of it.
 * @throws ApiError
 */
async function guestDraft(plan: StudioPlan): Promise<Draft | null> {
  const draft = await readDraft(GUEST_DRAFT_NAME);
  const api = await guestApi();
  const guest = await api?.findStoredGuest();
  if (!api || !guest) return draft && { ...toClaimedDraft(draft, new Map(), ''), photoOwner: null };
  if (draft) return assignToGuest(draft, guest);
  const design = await api.fetchGuestDesign(guest);
  if (design) {
    const photos = [...design.images, ...design.tray_photos].map(toDraftPhoto);
    const book = toDraftBook(design.design, photos);
    return { ...emptyDraft(plan, guest.id), ...toChoicesAndTexts(design.form), photos, book };
  }
  const photos = await api.fetchGuestPhotos(guest);
  if (photos.length === 0) return null;
  return { ...emptyDraft(plan, guest.id), photos: photos.map(toDraftPhoto) };
}

/**
 * Claims the guest's design and photos for the account.
 * @throws ApiError
 */
async function claimedDraft(plan: StudioPlan, uid: string): Promise<Draft | null> {
  const draft = await readDraft(GUEST_DRAFT_NAME);
  const api = await guestApi();
  // A save that arrives after the claim would be rejected, and its content would be missing in
  // the account.
  if (api) await waitForGuestSync();
  const claim = await api?.claimGuestDesign();
  const server = claim?.draft ? { ...claim.draft, sent: '' } : null;
  if (draft)
    return { ...toClaimedDraft(draft, claim?.photos ?? new Map<string, OwnPhoto>(), uid), server };
  if (!claim || claim.photos.size === 0) return null;
  const draftOfPhotos = {
    ...emptyDraft(plan, uid),
    photos: [...claim.photos.values()].map(toDraftPhoto),
  };
  if (!server) return draftOfPhotos;
  // Only the photos are known here; the choices come from the server's copy.
  const sent = hashServerContent(await loadDraftContent(plan, draftOfPhotos));
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
  const draft = own ? mergeDrafts(claimed, own) : claimed;
  // The guest is deleted only after the design is saved under the account.
  const written = await writeDraft(name, draft, true);
  if (written.kind !== 'kept') return { ...draft, rev: own?.rev ?? 0 };
  await removeDraft(GUEST_DRAFT_NAME);
  guestToken.clear();
  return { ...draft, rev: written.rev };
}

/** Converts the server's copy to a draft, with local details of its photos. */
function toLocalDraft(
  plan: StudioPlan,
  uid: string,
  { found, local }: { found: ServerDraft; local: Draft | null },
): Draft {
  const known = new Map(local?.photos.map((photo) => [photo.photoId, photo]));
  const shown = [...found.images, ...found.tray_photos];
  const photos = shown.map((photo) => known.get(photo.id) ?? toDraftPhoto(photo));
  return {
    ...(local ?? emptyDraft(plan, uid)),
    ...toChoicesAndTexts(found.form),
    savedAt: Date.parse(found.updated_at),
    photos,
    book: toDraftBook(found.design, photos),
  };
}

/** Lazily loaded code that reads the server's copy; null if it could not be loaded. */
async function loadedCopies() {
  try {
    return await import('./server-draft');
  } catch (error) {
    logFailure("The account's copy of the design could not be read", error);
    return null;
  }
}

/**
 * Opens the draft for a page. After signing in, a guest's design is claimed; a customer's draft is
 * also looked up in the account, because it may have been changed on another device.
 * @throws ApiError when the guest's photos cannot be read or claimed, or when the draft in the
 * address is not in this browser and cannot be loaded
 */
export async function openDraft(plan: StudioPlan, owner: StudioOwner): Promise<OpenedDraft> {
  if (owner.kind === 'guest') {
    return { name: GUEST_DRAFT_NAME, draft: await guestDraft(plan), conflict: null };
  }
  const name = await customersName(plan, owner.uid);
  const local = await customerDraft(plan, owner.uid, name);
  const isNowhereElse = local === null && plan.draftId === null;
  if (!plan.isKeptByShop || isNowhereElse) return { name, draft: local, conflict: null };
  const loaded = await loadedCopies();
  if (!loaded && local) return { name, draft: local, conflict: null };
  const { chooseNewerDraft } = loaded ?? (await import('./server-draft'));
  const opened = await chooseNewerDraft(plan, local, (found) =>
    toLocalDraft(plan, owner.uid, { found, local }),
  );
  if (local && !opened.draft) {
    await removeDraft(name);
    await deleteDraftFiles(local);
  }
  return { name, ...opened };
}

/**
 * Overwrites the copy in this browser with the server's.
 * @throws ApiError
 */
export async function replaceDraftWithServerCopy(
  plan: StudioPlan,
  owner: StudioOwner,
  { name, found }: { name: string; found: ServerDraft },
): Promise<void> {
  const uid = owner.kind === 'customer' ? owner.uid : '';
  const local = await readDraft(name);
  const draft = toLocalDraft(plan, uid, { found, local });
  const server = { id: found.id, rev: found.rev, sent: hashServerDraft(found) };
  await writeDraft(name, { ...draft, server }, true);
}
