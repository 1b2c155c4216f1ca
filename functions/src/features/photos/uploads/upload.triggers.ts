import { log } from 'firebase-functions/logger';
import { onObjectFinalized } from 'firebase-functions/v2/storage';

/** What was stored, by the beginning of its name; everything else, renditions too, is ours. */
const KINDS = {
  photos: 'photos/',
  profiles: 'profile-uploads/',
  catalogue: 'catalogue-uploads/',
};

/** Loaded by the first event: the API's own instances come by this file as well. */
async function loadDeps() {
  const { createTriggerDeps } = await import('../../../platform/trigger-deps');
  return createTriggerDeps();
}

async function outcomeOf(name: string): Promise<string | null> {
  if (name.startsWith(KINDS.photos)) {
    const rendering = import('../photo-rendering.service');
    const [{ photoStored }, deps] = await Promise.all([rendering, loadDeps()]);
    return photoStored(deps, name);
  }
  if (name.startsWith(KINDS.profiles)) {
    const rendering = import('../../users/profile-picture-rendering.service');
    const [{ profilePictureStored }, deps] = await Promise.all([rendering, loadDeps()]);
    return profilePictureStored(deps, name);
  }
  if (name.startsWith(KINDS.catalogue)) {
    const rendering = import('../../catalogue/pictures/catalogue-picture-rendering.service');
    const [{ cataloguePictureStored }, deps] = await Promise.all([rendering, loadDeps()]);
    return cataloguePictureStored(deps, name);
  }
  return null;
}

/**
 * Decodes each photo, profile and catalogue picture that is uploaded: the only function that does, so that a
 * picture that fills the memory ends nothing else. One at a time, as pictures are large.
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
    // the most that this instance has ever needed, to be held against its memory
    const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
    log('photo stored', { name, outcome, peak_mb });
  },
);
