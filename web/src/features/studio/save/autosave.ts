import {
  baseToKeep,
  contentToKeep,
  type Draft,
  dropFilesOf,
  noteKeeping,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft';
import { connectTabs } from './draft-tabs';
import type { StudioState, StudioStore } from '../studio-store';

/** Changes are kept within this time, as long as they go on. */
const DELAY_MS = 1000;

export interface Autosave {
  /** Keeps what is there now; false when the browser could not. */
  flush: () => Promise<boolean>;
  /** Keeps what is there now though nothing is changed, so that files can be kept for it. */
  begin: () => Promise<boolean>;
  /** What another tab has kept is replaced by what is here. */
  takeOver: () => Promise<boolean>;
  /** Lets go of the draft and its files, and keeps nothing from now on. */
  discard: () => Promise<void>;
  /** Keeps nothing from now on, and leaves what is kept. */
  leave: () => void;
  dispose: () => void;
}

interface AutosaveOptions {
  /** The draft's name. */
  name: string;
  designId: string;
  origin: string;
  /** The number of the change that the design was opened with; 0 without a draft. */
  rev: number;
  /** Who owns the uploaded photos; null while none is known. */
  photoOwner: () => string | null;
  /** Told after each change that is kept, with the photos as they were then. */
  onKept: (photos: StudioState['photos']) => void;
}

/** Writes the design under its draft's name, on top of the change that this tab knows. */
function createWriter(store: StudioStore, options: AutosaveOptions) {
  const { name, designId, origin, photoOwner } = options;
  let { rev } = options;
  let lastKept = textsOf(store.getState());
  const tabs = connectTabs(name, (change) => {
    const { link } = change;
    if (link && change.designId === designId && change.rev === rev + 1) {
      // that tab has sent to the shop what is here too
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
    return { ...contentToKeep(state), ...baseToKeep(state), designId, rev, origin, ...now };
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

/** Keeps the design in this browser while it changes, unless it was changed elsewhere too. */
export function startAutosave(store: StudioStore, options: AutosaveOptions): Autosave {
  const { name } = options;
  const writer = createWriter(store, options);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  let lastWrite = Promise.resolve(true);

  /** One write after the other. */
  function inTurn(write: () => Promise<boolean>): Promise<boolean> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    lastWrite = lastWrite.then(write);
    noteKeeping(name, lastWrite);
    return lastWrite;
  }

  const isHeld = () => isOver || store.getState().conflict === 'tab';
  const flush = () =>
    inTurn(async () => isHeld() || !writer.isChanged() || (await writer.write(false)));

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
    const draft = writer.draftAt(Date.now());
    await lastWrite;
    await removeDraft(name);
    writer.tellRemoved();
    writer.dispose();
    stop();
    await dropFilesOf(draft);
  }

  async function takeOver(): Promise<boolean> {
    const other = store.getState().conflict === 'tab' ? await readDraft(name) : null;
    // what that tab has sent to the shop since is replaced as well
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

/** Calls when the tab is left, which may be for good. Returns how to stop it. */
function whenHidden(listener: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** What is kept of a design, and of the shop's copy of it: changes of either are told apart. */
function textsOf(state: StudioState): { design: string; server: string } {
  return {
    design: JSON.stringify([contentToKeep(state), state.version]),
    server: JSON.stringify(state.server),
  };
}
