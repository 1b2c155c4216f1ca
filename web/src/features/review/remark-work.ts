import { MAX_REMARK_LENGTH } from '@smriti/shared/album/approval-remarks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftKeeper, RemarkDraft } from './remark-drafts';

/** How long typing has to pause before it is saved. */
export const AUTOSAVE_MS = 1000;
/** How long 'Descriptions saved successfully!' stays (docs/rules.md#pages-14). */
export const SAVED_SHOWN_MS = 3000;
/** How long after a failure it is tried again by itself. */
export const RETRY_MS = 10_000;

type Texts = Readonly<Record<string, string>>;

export interface RemarkState {
  /** By photo id: what stands in its field, and what the server has. */
  texts: Texts;
  saved: Texts;
  note: string;
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  failure: unknown;
  /** Texts that an earlier visit could not save stand in the fields again. */
  isRestored: boolean;
}

interface WorkOptions {
  /** By photo id, '' for none: the remarks that the server has. */
  saved: Texts;
  drafts: DraftKeeper;
  /** Saves some remarks, by photo id. */
  send: (texts: Texts) => Promise<unknown>;
  /** Whether a failure passes by itself, so that it is worth trying again. */
  isTransient: (failure: unknown) => boolean;
}

/** The writing of remarks in one round: nothing typed is lost, and what is typed saves itself. */
export interface RemarkWork {
  store: StoreApi<RemarkState>;
  /** Saves what an earlier visit left. */
  start: () => void;
  write: (photoId: string, text: string) => void;
  writeNote: (note: string) => void;
  /** Saves at once, and says so; false when it could not, or when a text is too long. */
  save: () => Promise<boolean>;
  /** Forgets the note, which has been sent. */
  finish: () => void;
  /** Saves what is not saved, without a word, and ends all waiting. */
  leave: () => Promise<boolean>;
}

/** Photos whose text is not the server's. White space around a text does not count. */
export function unsavedIn({ texts, saved }: Pick<RemarkState, 'texts' | 'saved'>): string[] {
  return Object.keys(texts).filter((id) => texts[id]?.trim() !== (saved[id] ?? ''));
}

/** A kept text beside one that was saved since: both, so that neither is lost. */
function merged({ text, base }: { text: string; base: string }, saved: string): string {
  const isChanged = saved !== base && saved !== text.trim();
  return isChanged && saved !== '' ? `${saved}\n${text}` : text;
}

function begun(saved: Texts, draft: RemarkDraft | null): RemarkState {
  const kept = Object.entries(draft?.remarks ?? {}).filter(([id]) => id in saved);
  const texts = {
    ...saved,
    ...Object.fromEntries(kept.map(([id, entry]) => [id, merged(entry, saved[id] ?? '')])),
  };
  const isRestored = unsavedIn({ texts, saved }).length > 0;
  return { texts, saved, note: draft?.note ?? '', phase: 'idle', failure: null, isRestored };
}

/** What can be sent: a text that is too long waits until it is shortened. */
function sendableIn(state: RemarkState): Texts {
  const entries = unsavedIn(state).map((id) => [id, state.texts[id]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, text]) => text.length <= MAX_REMARK_LENGTH));
}

function draftOf(state: RemarkState): RemarkDraft {
  const { texts, saved, note } = state;
  const remarks = unsavedIn(state).map(
    (id) => [id, { text: texts[id] ?? '', base: saved[id] ?? '' }] as const,
  );
  return { remarks: Object.fromEntries(remarks), note };
}

interface Saver {
  /** In `milliseconds`, unless something else is to happen before. */
  wait: (milliseconds: number, then: () => unknown) => void;
  showSaved: () => void;
  /** Saves all that is not saved; false when it could not, or when a text is too long. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

function createSaver(
  store: StoreApi<RemarkState>,
  { drafts, send, isTransient }: WorkOptions,
): Saver {
  const { getState, setState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const stop = () => clearTimeout(timer);

  function wait(milliseconds: number, then: () => unknown): void {
    stop();
    timer = setTimeout(then, milliseconds);
  }

  function showSaved(): void {
    setState({ phase: 'saved' });
    wait(SAVED_SHOWN_MS, () => setState({ phase: 'idle' }));
  }

  async function sendTexts(sent: Texts): Promise<boolean> {
    setState({ phase: 'saving', failure: null });
    try {
      await send(sent);
    } catch (failure) {
      setState({ phase: 'failed', failure });
      if (isTransient(failure)) wait(RETRY_MS, flush);
      return false;
    }
    setState(({ saved }) => ({ saved: { ...saved, ...sent }, isRestored: false }));
    drafts.write(draftOf(getState()));
    showSaved();
    return true;
  }

  /** Again and again, for what was typed while a request was under way. */
  async function saveAll(): Promise<boolean> {
    for (;;) {
      const texts = sendableIn(getState());
      if (Object.keys(texts).length === 0) return unsavedIn(getState()).length === 0;
      if (!(await sendTexts(texts))) return false;
    }
  }

  function flush(): Promise<boolean> {
    stop();
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  return { wait, showSaved, flush, stop };
}

export function createRemarkWork(options: WorkOptions): RemarkWork {
  const { drafts, saved } = options;
  const store = createStore<RemarkState>(() => begun(saved, drafts.read()));
  const { getState, setState } = store;
  const { wait, showSaved, flush, stop } = createSaver(store, options);

  function change(part: (state: RemarkState) => Partial<RemarkState>): void {
    setState(part);
    drafts.write(draftOf(getState()));
  }

  return {
    store,
    start: () => {
      if (getState().isRestored) wait(AUTOSAVE_MS, flush);
    },
    write: (photoId, text) => {
      change(({ texts, phase }) => ({
        texts: { ...texts, [photoId]: text },
        phase: phase === 'saved' ? 'idle' : phase,
      }));
      wait(AUTOSAVE_MS, flush);
    },
    writeNote: (note) => change(() => ({ note })),
    finish: () => change(() => ({ note: '' })),
    save: async () => {
      const isSaved = await flush();
      if (isSaved) showSaved();
      return isSaved;
    },
    leave: async () => {
      const isSaved = await flush();
      stop();
      return isSaved;
    },
  };
}
