import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { compileCatalogue } from '../../functions/src/features/catalogue/snapshot/catalogue-compiler.service.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import { albumDocuments, toPhotoMetadata } from './album-documents.ts';
import {
  removeSalesFigures,
  catalogueDocuments,
  ratingDocuments,
  ratingsDocument,
} from './catalogue-documents.ts';
import { ananyasAlbums } from './data/albums/ananya.ts';
import { ananyasOrders } from './data/albums/ananyas-orders.ts';
import { otherCustomersAlbums } from './data/albums/others.ts';
import { catalogue } from './data/catalogue.ts';
import {
  DEMO_PASSWORD,
  demoPeople,
  customersWithoutAccount,
  type DemoPerson,
} from './data/people.ts';
import { ratedProducts } from './data/products.ts';
import { ledgerDocuments } from './ledger-documents.ts';
import { formatDisplayName, personDocuments } from './people-documents.ts';
import type { StoredPhoto } from './stored-photos.ts';
import type { SeedDocument } from './seed-document.ts';
import { writeDocuments } from './seed-document.ts';
import type { ShopFiles } from './shop-files.ts';
import { storePhotos, storePictures } from './shop-files.ts';

/** Services of the project to fill. */
export interface SeededProject {
  auth: Auth;
  firestore: Firestore;
  bucket: ReturnType<Storage['bucket']>;
}

export interface SeedCounts {
  accounts: number;
  documents: number;
  pictures: number;
  photos: number;
}

/**
 * Writes the shop's data into a project and compiles its catalogue; replaces documents with the
 * same paths. With `withDemoPeople`, also writes the demo accounts, the albums of demo customers,
 * and the ratings and sales of invented customers.
 */
export async function fillProject(
  { auth, firestore, bucket }: SeededProject,
  { files, withDemoPeople }: { files: ShopFiles; withDemoPeople: boolean },
): Promise<SeedCounts> {
  const { pictures } = files;
  const accounts = withDemoPeople ? demoPeople : [];
  const photos = withDemoPeople ? files.photos : [];
  const documents = [
    ...shopDocuments(withDemoPeople),
    ...(withDemoPeople ? peoplesDocuments(photos) : []),
  ];
  for (const person of accounts) await writeAccount(auth, person);
  await storePictures(bucket, pictures);
  await writeDocuments(firestore, documents);
  // Photos are stored after their records, because the triggers of a running shop render photos without one.
  await storePhotos(bucket, photos);
  const { rejected } = await compileCatalogue(firestore, systemClock);
  if (rejected.length > 0) {
    throw new Error(`the catalogue leaves out what is no valid record:\n${rejected.join('\n')}`);
  }
  return {
    accounts: accounts.length,
    documents: documents.length,
    pictures: pictures.length,
    photos: photos.length,
  };
}

function peoplesDocuments(photos: readonly StoredPhoto[]): SeedDocument[] {
  return [
    ...[...demoPeople, ...customersWithoutAccount].flatMap(personDocuments),
    ...albumDocuments(
      [...ananyasAlbums, ...ananyasOrders, ...otherCustomersAlbums],
      photos.map(toPhotoMetadata),
    ),
    ...ledgerDocuments(),
  ];
}

function shopDocuments(withDemoPeople: boolean): SeedDocument[] {
  if (!withDemoPeople) {
    return catalogueDocuments({
      ...catalogue,
      products: catalogue.products.map(removeSalesFigures),
    });
  }
  const rated = ratedProducts.filter(({ ratings }) => ratings.length > 0);
  return [
    ...catalogueDocuments(catalogue),
    ...rated.map(({ product, ratings }) => ratingsDocument(product.id, ratings)),
    ...rated.flatMap(({ product, ratings }) => ratingDocuments(product.id, ratings)),
  ];
}

/** Creates the account of a demo person, or resets it. */
async function writeAccount(auth: Auth, person: DemoPerson): Promise<void> {
  const { uid, email, role } = person;
  const account = {
    email,
    emailVerified: true,
    password: DEMO_PASSWORD,
    displayName: formatDisplayName(person),
  };
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) await auth.createUser({ uid, ...account });
  else await auth.updateUser(uid, account);
  await auth.setCustomUserClaims(uid, { role });
}
