import type { Album } from '@smriti/shared/album/albums';
import { isPhotoCountAllowed } from '@smriti/shared/catalogue/photo-counts';
import { isEmail } from '@smriti/shared/account/emails';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { photoCountText } from '#lib/albums/photo-count-text.ts';
import { fieldProblemText } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { apiMessages } from '#lib/language/messages.ts';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { computeDesignPrice } from '../choices/studio-catalogue';
import { useCatalogue } from '../choices/catalogue-context';
import { listMissingDetails, type DesignTexts } from '../design-content';
import { savingMessages, studioMessages } from '../messages';
import {
  type FieldErrors,
  type SavedStatus,
  type SaveProblem,
  keepRemainingProblem,
} from './save-problem';
import { useBookSync } from './use-book-sync';
import type { SaveRequest, SaveTarget } from './send-album';
import type { Studio } from '../studio';
import { useStudio, useStudioState } from '../studio-context';
import { listOrderedPhotos } from '../studio-store';

interface Saving {
  /** Status that is being saved; null while no save is running. */
  busy: SavedStatus | null;
  isWaitingForUploads: boolean;
  problem: SaveProblem | null;
  /** Number of attempts rejected because of invalid fields. */
  refusals: number;
  /**
   * Saves the design; `total` is the price that the customer accepted, by default the displayed
   * one.
   */
  save: (status: SavedStatus, total?: number) => Promise<void>;
  clear: () => void;
}

/** Returns a function for the texts to save; a canvas without a title is named after its size. */
function useTexts(): () => DesignTexts {
  const t = useMessages(studioMessages);
  const { plan, store } = useStudio();
  const { sizes } = useCatalogue();
  return () => {
    const { texts, choices } = store.getState();
    if (plan.type !== 'canvas' || texts.title !== '') return texts;
    const size = sizes.find(({ id }) => id === choices.album_size_id)?.name ?? '';
    return { ...texts, title: t.canvasTitle({ size }) };
  };
}

/**
 * Returns a function that validates the design before anything is sent. The number of photos is
 * checked after all files have been read.
 */
function useCheck(): (texts: DesignTexts, status: SavedStatus) => FieldErrors {
  const t = useMessages(studioMessages);
  const { plan, store } = useStudio();
  const { photoCount } = useCatalogue();
  return (texts, status) => {
    const { choices, order, reading } = store.getState();
    const photos = order.length === 0 && reading > 0 ? 1 : order.length;
    const problems = listMissingDetails(plan, { choices, texts }, photos);
    if (plan.type === 'canvas' && texts.email !== '' && !isEmail(texts.email)) {
      problems.push({ field: 'email', message: t.invalidEmail });
    }
    // Only requests need the right number of photos; a draft may be unfinished.
    const countText = status === 'Requested' ? photoCountText(photoCount) : null;
    const isCounted = order.length > 0 && reading === 0;
    if (countText && isCounted && !isPhotoCountAllowed(photoCount, order.length)) {
      problems.push({ field: 'images', message: countText });
    }
    return Object.fromEntries(
      problems.map((problem) => [problem.field, fieldProblemText(problem)]),
    );
  };
}

const incomplete = (errors: FieldErrors): SaveProblem | null =>
  Object.keys(errors).length > 0 ? { kind: 'incomplete', errors } : null;

/** Renders the component when any validated content changes. */
function useContentChanges(): void {
  useStudioState(({ texts }) => texts);
  useStudioState(({ choices }) => choices);
  useStudioState(({ order }) => order.length);
  useStudioState(({ reading }) => reading);
}

/**
 * Problem of a design that is based on an older version of the album; shown on opening, not only on
 * saving.
 */
function staleDraft({ plan, store }: Studio): SaveProblem | null {
  const { version } = store.getState();
  if (plan.version === null || version === null || version === plan.version) return null;
  return { kind: 'version', version: plan.version };
}

/** Problem if a newer version of the album was found during editing. */
function useNewerVersion(): SaveProblem | null {
  const version = useStudioState(({ version: known, newerVersion }) =>
    newerVersion === known ? null : newerVersion,
  );
  return useMemo(() => (version === null ? null : { kind: 'version', version }), [version]);
}

/**
 * Returns a function that sends a guest to /login, from where they return to this page; the design
 * is stored with its book.
 */
function useLogin(): () => Promise<void> {
  const t = useMessages(savingMessages);
  const studio = useStudio();
  const navigate = useNavigate();
  const location = useLocation();
  return async () => {
    studio.store.setState({ isBookStored: true });
    await studio.keep();
    showToast('error', t.login);
    await navigate('/login', { state: { from: location } });
  };
}

/**
 * Waits for uploads; `unfinished` resolves to the problem if some photos are not uploaded. Without
 * a connection it resolves at once (docs/rules.md#studio-9).
 */
function useUploadsFirst() {
  const studio = useStudio();
  const [isWaiting, setIsWaiting] = useState(false);

  async function unfinished(): Promise<SaveProblem | null> {
    setIsWaiting(true);
    studio.setPaused(false);
    await studio.whenUploaded();
    setIsWaiting(false);
    const state = studio.store.getState();
    const count = listOrderedPhotos(state).filter((photo) => photo.state !== 'stored').length;
    if (count + state.reading === 0) return null;
    if (!state.isOnline) return { kind: 'failed', message: apiMessages.get().unreachable };
    return { kind: 'notUploaded', count };
  }

  return { isWaiting, unfinished };
}

type Asked = Pick<SaveRequest, 'target' | 'status' | 'texts'> & {
  /** Price that the customer accepted; undefined for the displayed one. */
  accepted: number | undefined;
};

/** Loads the code that sends a design; null if loading fails. */
async function fetchSending() {
  try {
    return await import('./send-album');
  } catch (error) {
    logFailure('What sends a design was not fetched', error);
    return null;
  }
}

/** Sends the design and deletes its draft; resolves to the problem if the server rejects it. */
function useSending(onSaved: (album: Album, status: SavedStatus) => Promise<void>) {
  const studio = useStudio();
  const catalogue = useCatalogue();
  const queries = useQueryClient();
  const bookSync = useBookSync();

  /** Resumes both syncs after a failed save. */
  function goOn(): void {
    studio.releaseDraft();
    bookSync.release();
  }

  return async ({ accepted, ...asked }: Asked): Promise<SaveProblem | null> => {
    const { target, status } = asked;
    const isNew = target.kind === 'new';
    const { choices, order, book } = studio.store.getState();
    const extraPages = book.scene?.extra_pages ?? 0;
    const shown = computeDesignPrice(
      studio.plan.type,
      catalogue,
      choices,
      order.length,
      extraPages,
    );
    const draftId = await studio.holdDraft();
    await bookSync.hold();
    const sending = await fetchSending();
    if (!sending) {
      goOn();
      const { unexpected, addFailed } = savingMessages.get();
      return studio.plan.type === 'canvas' && isNew
        ? { kind: 'notAdded', message: addFailed }
        : { kind: 'failed', message: unexpected };
    }
    try {
      const total = accepted ?? shown;
      const album = await sending.sendAlbum(studio, { ...asked, catalogue, total, draftId });
      if (!album) {
        goOn();
        return null;
      }
      await studio.discard();
      await invalidate.albumOnLeaving(queries);
      await onSaved(album, status);
      return null;
    } catch (error) {
      goOn();
      return sending.toSaveProblem(studio, { draftId, status, isNew }, error);
    }
  };
}

/**
 * Saves the open design after its photos have been uploaded.
 * @param target null for a guest, who is asked to sign in
 * @param onSaved called after saving, when the draft is already deleted
 */
export function useSave(
  target: SaveTarget | null,
  onSaved: (album: Album, status: SavedStatus) => Promise<void>,
): Saving {
  const studio = useStudio();
  const typed = useTexts();
  const check = useCheck();
  const askToLogin = useLogin();
  const sent = useSending(onSaved);
  const [busy, setBusy] = useState<SavedStatus | null>(null);
  const { isWaiting, unfinished } = useUploadsFirst();
  const [problem, setProblem] = useState(() => staleDraft(studio));
  const [refusals, setRefusals] = useState(0);
  const [asked, setAsked] = useState<SavedStatus>('Draft');
  useContentChanges();
  const newer = useNewerVersion();

  async function attempt(status: SavedStatus, accepted?: number): Promise<SaveProblem | null> {
    if (!target) {
      await askToLogin();
      return null;
    }
    const problemNow = () => incomplete(check(typed(), status));
    // Checks again, including the photos that were still being read.
    const held = problemNow() ?? (await unfinished()) ?? problemNow();
    return held ?? sent({ target, status, accepted, texts: typed() });
  }

  async function save(status: SavedStatus, accepted?: number): Promise<void> {
    const { conflict, bookConflict } = studio.store.getState();
    if (busy || conflict || bookConflict) return;
    setBusy(status);
    setAsked(status);
    setProblem(null);
    const found = await attempt(status, accepted);
    setProblem(found);
    if (found?.kind === 'incomplete') setRefusals((count) => count + 1);
    setBusy(null);
  }

  const clear = () => setProblem(null);
  const left = keepRemainingProblem(problem, check(typed(), asked)) ?? newer;
  return { busy, isWaitingForUploads: isWaiting, problem: left, refusals, save, clear };
}
