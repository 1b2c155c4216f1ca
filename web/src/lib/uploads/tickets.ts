import { MAX_UPLOADS_PER_REQUEST, type requestUploads } from '@smriti/shared/album/photos';
import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';

/** What the shop is told of a photo that is to be uploaded. */
export type UploadFile = InputOf<(typeof requestUploads)['body']>['files'][number];
/** Asks the shop to take photos. @throws ApiError */
export type RequestUploads = (files: UploadFile[]) => Promise<AnswerOf<typeof requestUploads>>;

/** `known`: the shop has the photo, and nothing is to be sent. */
export type Admission = 'granted' | 'known';

/** How long is waited for more photos before the shop is asked about them together. */
const COLLECT_MS = 300;

interface Waiting {
  file: UploadFile;
  answer: Promise<Admission>;
  settle: (admission: Admission) => void;
  refuse: (error: unknown) => void;
}

function waitingFor(file: UploadFile): Waiting {
  let settle: Waiting['settle'] = () => undefined;
  let refuse: Waiting['refuse'] = () => undefined;
  const answer = new Promise<Admission>((resolve, reject) => {
    settle = resolve;
    refuse = reject;
  });
  return { file, answer, settle, refuse };
}

/** Asks the shop about photos as they come, many at once, one request after the other. */
export function createTickets(request: RequestUploads): (file: UploadFile) => Promise<Admission> {
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
