import { MAX_UPLOADS_PER_REQUEST, type requestUploads } from '@smriti/shared/album/photos';
import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';

/** Description of a photo to upload, in the format of the API. */
export type UploadFile = InputOf<(typeof requestUploads)['body']>['files'][number];
/**
 * Function that requests permission to upload photos.
 * @throws ApiError
 */
export type RequestUploads = (files: UploadFile[]) => Promise<AnswerOf<typeof requestUploads>>;

/**
 * Answer to the request. `granted`: the photo may be uploaded; `known`: the server already has it.
 */
export type UploadPermission = 'granted' | 'known';

/** Time in ms during which photos are collected for one request. */
const COLLECT_MS = 300;

interface Waiting {
  file: UploadFile;
  answer: Promise<UploadPermission>;
  settle: (admission: UploadPermission) => void;
  refuse: (error: unknown) => void;
}

function waitingFor(file: UploadFile): Waiting {
  let settle: Waiting['settle'] = () => undefined;
  let refuse: Waiting['refuse'] = () => undefined;
  const answer = new Promise<UploadPermission>((resolve, reject) => {
    settle = resolve;
    refuse = reject;
  });
  return { file, answer, settle, refuse };
}

/**
 * Returns a function that requests permission for a photo; requests are sent in batches, one at a
 * time.
 */
export function createPermissionRequester(
  request: RequestUploads,
): (file: UploadFile) => Promise<UploadPermission> {
  const waiting = new Map<string, Waiting>();
  let isAsking = false;

  async function askOnce(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
    const batch = [...waiting.values()].slice(0, MAX_UPLOADS_PER_REQUEST);
    for (const { file } of batch) waiting.delete(file.photo_id);
    try {
      const { known } = await request(batch.map(({ file }) => file));
      for (const { file, settle } of batch) {
        settle(known.includes(file.photo_id) ? 'known' : 'granted');
      }
    } catch (error) {
      for (const { refuse } of batch) refuse(error);
    }
  }

  async function askAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.size > 0) await askOnce();
    isAsking = false;
  }

  return (file) => {
    const asked = waiting.get(file.photo_id) ?? waitingFor(file);
    waiting.set(file.photo_id, asked);
    void askAll();
    return asked.answer;
  };
}
