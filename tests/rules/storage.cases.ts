import { ALL_PERSONAS, NO_PERSONAS, uidOfPersona, type Persona } from './personas.ts';

export type StorageOperation = 'get' | 'list' | 'create' | 'replace' | 'update' | 'delete';
type Allowed = Partial<Record<StorageOperation, readonly Persona[]>>;

/** A file and the operations that are allowed on it. */
export interface StorageCase {
  name: string;
  /** The path in docs/data-model.md; left out for a path outside of the data model. */
  documented?: string;
  /** Path of the file, which exists. */
  path: string;
  /** Path for 'create'; two digits per persona are added, so that each creates a new file. */
  newPath: string;
  /** Personas by allowed operation; an operation left out is denied to everybody. */
  allowed?: Allowed;
}

/** Id of the existing photo. */
export const PHOTO_ID = 'kV3nXq8Zt5-W2mRb_1yC7dLs0uFhJ4oPiEwQ9xGzTaM';
/** Ids of photos that do not exist yet, without their last two digits. */
const NEW_PHOTO = 'a'.repeat(41);
/** Ids of the photos that cases create, one for each persona. */
export const NEW_PHOTO_IDS = ALL_PERSONAS.map(
  (_, index) => `${NEW_PHOTO}${String(index).padStart(2, '0')}`,
);
/** Id of a photo that does not exist yet. */
export const NEW_PHOTO_ID = `${NEW_PHOTO}00`;

export const storageCases: StorageCase[] = [
  publicPicture('catalogue/...webp', 'catalogue/products/1.webp'),
  publicPicture('catalogue/..._480.webp', 'catalogue/products/1_480.webp'),
  closed('object below a picture for the catalogue', `catalogue-uploads/${PHOTO_ID}/1`),
  {
    name: 'profile picture',
    documented: 'profiles/{uid}/{id}.webp',
    path: 'profiles/customer-1/7f3a.webp',
    newPath: 'profiles/customer-1/new.webp',
  },
  {
    name: 'archive of an account',
    documented: 'exports/{uid}/{id}.zip',
    path: 'exports/customer-1/7f3a.zip',
    newPath: 'exports/customer-1/new.zip',
  },
  {
    name: 'print file of an album',
    documented: 'prints/{uid}/{albumId}/{id}/{kind}.pdf',
    path: 'prints/customer-1/album-1/7f3a/inside.pdf',
    newPath: 'prints/customer-1/album-1/7f3a/cover.pdf',
  },
  {
    name: 'preflight report of print files',
    documented: 'prints/{uid}/{albumId}/{id}/preflight.json',
    path: 'prints/customer-1/album-1/7f3a/preflight.json',
    newPath: 'prints/customer-1/album-1/7f3b/preflight.json',
  },
  {
    name: 'output profile of the press',
    documented: 'print-profiles/{hash}.icc',
    path: 'print-profiles/5d41402a.icc',
    newPath: 'print-profiles/7f3a.icc',
  },
  {
    name: 'archive of print files',
    documented: 'print-archives/{id}.zip',
    path: 'print-archives/7f3a.zip',
    newPath: 'print-archives/new.zip',
  },
  {
    name: 'profile picture that is not decoded yet',
    documented: 'profile-uploads/{uid}/{id}',
    path: 'profile-uploads/customer-1/7f3a',
    newPath: 'profile-uploads/customer-1/new',
  },
  {
    name: 'picture for the catalogue that is not decoded yet',
    documented: 'catalogue-uploads/{id}',
    path: `catalogue-uploads/${PHOTO_ID}`,
    newPath: `catalogue-uploads/${NEW_PHOTO}`,
    allowed: { create: ['admin'] },
  },
  photoOf('guest', ['guest']),
  photoOf('customer', ['customer']),
  photoOf('another customer', ['another customer']),
  photoOf('password user without claim', ['password user without claim']),
  photoOf('Google user without claim', ['Google user without claim']),
  photoOf('reviewer', NO_PERSONAS),
  photoOf('printer', NO_PERSONAS),
  photoOf('support', NO_PERSONAS),
  photoOf('admin', NO_PERSONAS),
  photoOf('anonymous user without claim', NO_PERSONAS),
  photoOf('custom token without claim', NO_PERSONAS),
  photoOf('holder of an unknown role', NO_PERSONAS),
  ...renditionsOf('guest'),
  ...renditionsOf('customer'),
  ...renditionsOf('password user without claim'),
  closed('object at the root', 'photo.jpg', 'new.jpg'),
  closed('rendition without an owner', `renditions/${PHOTO_ID}_400.webp`),
  closed('photo without an owner', `photos/${PHOTO_ID}`, `photos/${NEW_PHOTO}`),
  closed(
    'object below a photo',
    `photos/customer-1/${PHOTO_ID}/1`,
    `photos/customer-1/x/${NEW_PHOTO}`,
  ),
  closed(
    'folder whose name begins like that of photos',
    `photos-1/customer-1/${PHOTO_ID}`,
    `photos-1/customer-1/${NEW_PHOTO}`,
  ),
  closed('folder whose name begins like a public one', 'catalogue-drafts/1.webp'),
];

function publicPicture(documented: string, path: string): StorageCase {
  return {
    name: 'picture',
    documented,
    path,
    newPath: `${path}.new`,
    allowed: { get: ALL_PERSONAS },
  };
}

/** @param users personas that may create and read a photo in this folder; never staff */
function photoOf(owner: Persona, users: readonly Persona[]): StorageCase {
  const folder = `photos/${uidOfPersona(owner)}`;
  return {
    name: `photo of ${owner}`,
    documented: 'photos/{uid}/{photoId}',
    path: `${folder}/${PHOTO_ID}`,
    newPath: `${folder}/${NEW_PHOTO}`,
    allowed: { get: users, create: users },
  };
}

/** Renditions of a photo; the rules allow no reads, not even by the owner. */
function renditionsOf(owner: Persona): StorageCase[] {
  const sizes = [
    ['renditions/{uid}/{photoId}_400.webp', '_400.webp'],
    ['..._1600.webp', '_1600.webp'],
  ] as const;
  return sizes.map(([documented, ending]) => {
    const path = `renditions/${uidOfPersona(owner)}/${PHOTO_ID}${ending}`;
    return { documented, path, newPath: `${path}.new`, name: `rendition of ${owner}` };
  });
}

function closed(name: string, path: string, newPath = `${path}.new`): StorageCase {
  return { name, path, newPath };
}
