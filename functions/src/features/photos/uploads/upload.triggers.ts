import { log } from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/v2/storage';

/**
 * Kinds of uploads by the prefix of the object name; other objects, such as renditions, are written by the
 * server.
 */
const KINDS = {
  photos: 'photos/',
  profiles: 'profile-uploads/',
  catalogue: 'catalogue-uploads/',
};

/** Loads the dependencies on the first event, because instances of the API import this file, too. */
async function loadDeps() {
  const [{ readShopParameters }, { createTriggerDeps }] = await Promise.all([
    import('../../../platform/parameters/shop-parameters'),
    import('../../../platform/trigger-deps'),
  ]);
  const config = { shop: readShopParameters(process.env) };
  return { ...createTriggerDeps(), config };
}

async function outcomeOf(name: string): Promise<string | null> {
  if (name.startsWith(KINDS.photos)) {
    const rendering = import('../photo-rendering.service');
    const [{ renderStoredPhoto }, deps] = await Promise.all([rendering, loadDeps()]);
    return renderStoredPhoto(deps, name);
  }
  if (name.startsWith(KINDS.profiles)) {
    const rendering = import('../../users/profile-picture-rendering.service');
    const [{ renderStoredProfilePicture }, deps] = await Promise.all([rendering, loadDeps()]);
    return renderStoredProfilePicture(deps, name);
  }
  if (name.startsWith(KINDS.catalogue)) {
    const rendering = import('../../catalogue/pictures/catalogue-picture-rendering.service');
    const [{ renderStoredCataloguePicture }, deps] = await Promise.all([rendering, loadDeps()]);
    return renderStoredCataloguePicture(deps, name);
  }
  return null;
}

/**
 * Decodes each uploaded photo, profile picture and catalogue picture. No other function decodes pictures, so
 * that one that exhausts the memory cannot affect anything else. One at a time, because pictures are large.
 */
export const photoUploaded = onObjectFinalized(
  {
    region: 'asia-south1',
    memory: '1GiB',
    cpu: 1,
    concurrency: 1,
    timeoutSeconds: 120,
    retry: true,
    maxInstances: 50,
  },
  async ({ data: { name } }) => {
    const outcome = await outcomeOf(name);
    if (outcome === null) return;
    // Peak memory of this instance in MB so far, to compare with its limit.
    const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
    log('photo stored', { name, outcome, peak_mb });
  },
);
