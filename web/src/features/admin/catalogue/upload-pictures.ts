import {
  type CataloguePicture,
  listCataloguePictures,
  pictureUploadPath,
  requestPictureUploads,
} from '@smriti/shared/catalogue/picture-uploads';
import { PHOTO_TYPES, type PhotoType } from '@smriti/shared/album/photos';
import { callApi } from '#lib/api/api.ts';
import { createUploadGate } from '#lib/uploads/upload-gate.ts';

/** Maximum wait for the renditions of a picture, in ms. */
const RENDERING_TIMEOUT_MS = 120_000;
/** Interval of the checks for finished renditions, in ms. */
const POLL_INTERVAL_MS = 700;

/** Thrown for a file that cannot be used as a picture. */
export class UnusablePictureError extends Error {
  constructor(readonly fileName: string) {
    super(fileName);
    this.name = 'UnusablePictureError';
  }
}

export type PictureUploadStep =
  | { step: 'uploading'; done: number; all: number }
  | { step: 'rendering' };

const isType = (type: string): type is PhotoType => PHOTO_TYPES.some((known) => known === type);

async function pictureIdOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Waits until the pictures are rendered.
 * @throws UnusablePictureError for an unreadable picture
 */
async function untilReady(
  named: readonly { id: string; name: string }[],
  signal: AbortSignal,
): Promise<CataloguePicture[]> {
  const ids = named.map(({ id }) => id).join(',');
  for (let waited = 0; waited < RENDERING_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    const { pictures } = await callApi(listCataloguePictures, { query: { ids }, signal });
    const failed = pictures.find(({ state }) => state === 'failed');
    if (failed)
      throw new UnusablePictureError(named.find(({ id }) => id === failed.id)?.name ?? '');
    const ready = named.flatMap(({ id }) =>
      pictures.filter((one) => one.id === id && one.state === 'ready'),
    );
    if (ready.length === named.length) return ready;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_INTERVAL_MS);
    });
  }
  throw new Error('the renditions were not made in time');
}

/**
 * Uploads catalogue pictures directly to Cloud Storage and waits for their renditions.
 * @throws UnusablePictureError; ApiError or StorageError when the upload fails
 */
export async function uploadPictures(
  files: readonly File[],
  onStep: (step: PictureUploadStep) => void,
  signal: AbortSignal,
): Promise<CataloguePicture[]> {
  const wrong = files.find(({ type }) => !isType(type));
  if (wrong) throw new UnusablePictureError(wrong.name);
  const named = await Promise.all(
    files.map(async (file) => ({ file, id: await pictureIdOf(file), name: file.name })),
  );
  const asked = named.flatMap(({ file: { size, type }, id }) =>
    isType(type) ? [{ picture_id: id, size_bytes: size, content_type: type }] : [],
  );
  const { granted } = await callApi(requestPictureUploads, { body: { files: asked }, signal });
  const [{ uploadObject }, { firebaseApp }] = await Promise.all([
    import('#lib/uploads/upload-object.ts'),
    import('#lib/session/identity-provider.ts'),
  ]);
  const gate = createUploadGate();
  const open = named.filter(({ id }) => granted.includes(id));
  try {
    for (const [done, { file, id }] of open.entries()) {
      onStep({ step: 'uploading', done, all: open.length });
      const sending = { path: pictureUploadPath(id), file, type: file.type, gate };
      await uploadObject(firebaseApp, { ...sending, signal, onProgress: () => undefined });
    }
  } finally {
    gate.dispose();
  }
  onStep({ step: 'rendering' });
  return untilReady(named, signal);
}
