import {
  toStoredBase,
  toDraftContent,
  type Draft,
  deleteDraftFiles,
  trackDraftWrite,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft';
import { connectDraftTabs } from './draft-tabs';
import type { StudioState, StudioStore } from '../studio-store';

/** Delay from the first change to the write, in ms; further changes do not extend it. */
const DELAY_MS = 1000;

export interface Autosave {
  /** Writes pending changes at once; resolves to false if that fails. */
  flush: () => Promise<boolean>;
  /** Writes the draft even without changes, so that files can be stored for it. */
  begin: () => Promise<boolean>;
  /** Overwrites the version that another tab has written. */
  takeOver: () => Promise<boolean>;
  /** Deletes the draft with its files and stops writing. */
  discard: () => Promise<void>;
  /** Stops writing and keeps the draft as it is. */
  leave: () => void;
  dispose: () => void;
}

interface AutosaveOptions {
  name: string;
  designId: string;
  origin: string;
  /** Revision of the opened draft; 0 without a draft. */
  rev: number;
  /** Returns the uid of the owner of the uploaded photos; null while there is none. */
  photoOwner: () => string | null;
  /** Called after each successful write with the photos that were written. */
  onKept: (photos: StudioState['photos']) => void;
}

/** Writes the design under its draft's name, if no other tab has written a newer revision. */
function createWriter(store: StudioStore, options: AutosaveOptions) {
  const { name, designId, origin, photoOwner } = options;
  let { rev } = options;
  let lastKept = textsOf(store.getState());
  const tabs = connectDraftTabs(name, (change) => {
    const { link } = change;
    if (link && change.designId === designId && change.rev === rev + 1) {
      // The other tab has sent exactly this content to the server.
      rev = change.rev;
      lastKept = { ...lastKept, server: JSON.stringify(link) };
      store.setState({ server: link });
      return;
    }
    if (change.designId !== designId || change.rev !== rev) store.setState({ conflict: 'tab' });
  });

  function draftAt(savedAt: number): Draft {
    const state = store.getState();
    const { version, server } = state;
    const now = { savedAt, version, server, photoOwner: photoOwner() };
    return { ...toDraftContent(state), ...toStoredBase(state), designId, rev, origin, ...now };
  }

  async function write(isForced: boolean): Promise<boolean> {
    const texts = textsOf(store.getState());
    const { photos, server } = store.getState();
    const isLinkOnly = server !== null && texts.design === lastKept.design;
    const savedAt = Date.now();
    const outcome = await writeDraft(name, draftAt(savedAt), isForced);
    if (outcome.kind === 'stale') store.setState({ conflict: 'tab' });
    if (outcome.kind === 'failed') store.setState({ isFull: true });
    if (outcome.kind !== 'kept') return false;
    rev = outcome.rev;
    lastKept = texts;
    tabs.tell({ designId, rev, ...(isLinkOnly && { link: server }) });
    store.setState({ savedAt, isFull: false });
    options.onKept(photos);
    return true;
  }

  return {
    draftAt,
    write,
    isChanged: () => {
      const { design, server } = textsOf(store.getState());
      return design !== lastKept.design || server !== lastKept.server;
    },
    tellRemoved: () => tabs.tell({ designId, rev: 0 }),
    dispose: tabs.dispose,
  };
}

/** Stores the design in this browser when it changes, unless another tab has changed it as well. */
export function startAutosave(store: StudioStore, options: AutosaveOptions): Autosave {
  const { name } = options;
  const writer = createWriter(store, options);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  let lastWrite = Promise.resolve(true);

  /** Runs writes one after the other. */
  function inTurn(write: () => Promise<boolean>): Promise<boolean> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    lastWrite = lastWrite.then(write);
    trackDraftWrite(name, lastWrite);
    return lastWrite;
  }

  const isHeld = () => isOver || store.getState().conflict === 'tab';
  const flush = () =>
    inTurn(async () => isHeld() || !writer.isChanged() || (await writer.write(false)));

  const stopWatching = store.subscribe(() => {
    timer ??= setTimeout(() => void flush(), DELAY_MS);
  });
  const stopWatchingTab = onTabHidden(() => void flush());

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    stopWatching();
    stopWatchingTab();
  }

  async function discard(): Promise<void> {
    isOver = true;
    const draft = writer.draftAt(Date.now());
    await lastWrite;
    await removeDraft(name);
    writer.tellRemoved();
    writer.dispose();
    stop();
    await deleteDraftFiles(draft);
  }

  async function takeOver(): Promise<boolean> {
    const other = store.getState().conflict === 'tab' ? await readDraft(name) : null;
    // Overwrites also what the other tab has sent to the server since.
    const server = other?.server && { ...other.server, sent: '' };
    store.setState({ conflict: null, ...(server && { server }) });
    return inTurn(async () => isOver || (await writer.write(true)));
  }

  return {
    flush,
    begin: () => inTurn(async () => isHeld() || (await writer.write(false))),
    takeOver,
    discard,
    leave: () => {
      isOver = true;
    },
    dispose: () => {
      void flush().then(writer.dispose);
      stop();
    },
  };
}

/**
 * Calls the listener when the tab is hidden, which may be the last chance to write. Returns a
 * function that stops listening.
 */
function onTabHidden(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * The stored design and its server link as text, so that changes of each are detected separately.
 */
function textsOf(state: StudioState): { design: string; server: string } {
  return {
    design: JSON.stringify([toDraftContent(state), state.version]),
    server: JSON.stringify(state.server),
  };
}
