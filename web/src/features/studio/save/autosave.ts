import { contentToKeep, type Draft, dropFilesOf, removeDraft, writeDraft } from './draft';
import type { StudioState, StudioStore } from '../studio-store';

/** Changes are kept within this time, as long as they go on (design.md section 9: 2 s). */
const DELAY_MS = 1000;

export interface Autosave {
  /** Keeps what is there now; false when the browser could not. */
  flush: () => Promise<boolean>;
  /** Lets go of the draft and its files, and keeps nothing from now on. */
  discard: () => Promise<void>;
  dispose: () => void;
}

interface AutosaveOptions {
  /** The draft's name. */
  name: string;
  designId: string;
  origin: string;
  /** Who owns the uploaded photos; null while none is known. */
  photoOwner: () => string | null;
}

/** Keeps the design in this browser while it changes. */
export function startAutosave(store: StudioStore, options: AutosaveOptions): Autosave {
  const { name, designId, origin, photoOwner } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  let lastKept = textOf(store.getState());
  let lastWrite = Promise.resolve(true);

  function draftAt(savedAt: number): Draft {
    const state = store.getState();
    const { version } = state;
    return {
      ...contentToKeep(state),
      designId,
      origin,
      savedAt,
      version,
      photoOwner: photoOwner(),
    };
  }

  async function write(): Promise<boolean> {
    const state = store.getState();
    const text = textOf(state);
    if (isOver || text === lastKept) return true;
    const savedAt = Date.now();
    if (!(await writeDraft(name, draftAt(savedAt)))) return false;
    lastKept = text;
    store.setState({ savedAt });
    return true;
  }

  function flush(): Promise<boolean> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    lastWrite = lastWrite.then(write);
    return lastWrite;
  }

  const stopWatching = store.subscribe(() => {
    timer ??= setTimeout(() => void flush(), DELAY_MS);
  });
  const stopWatchingTab = whenHidden(() => void flush());

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    stopWatching();
    stopWatchingTab();
  }

  async function discard(): Promise<void> {
    isOver = true;
    const draft = draftAt(Date.now());
    stop();
    await lastWrite;
    await removeDraft(name);
    await dropFilesOf(draft);
  }

  return {
    flush,
    discard,
    dispose: () => {
      void flush();
      stop();
    },
  };
}

/** Calls when the tab is left, which may be for good. Returns how to stop it. */
function whenHidden(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function textOf(state: StudioState): string {
  return JSON.stringify([contentToKeep(state), state.version]);
}
