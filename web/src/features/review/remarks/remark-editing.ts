import { MAX_REMARK_LENGTH, type PhotoPin } from '@smriti/shared/album/approval-remarks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RemarkDraftStorage, RemarkDraft } from './remark-drafts';

/** Pause in typing before an automatic save, in ms. */
export const AUTOSAVE_DELAY_MS = 1000;
/** Display time of 'Descriptions saved successfully!', in ms (docs/rules.md#pages-14). */
export const SAVED_MESSAGE_MS = 3000;
/** Delay before a failed save is retried, in ms. */
export const RETRY_DELAY_MS = 10_000;

type Texts = Readonly<Record<string, string>>;
/** Pins by photo id; null or missing if the remark is about the whole photo. */
export type RemarkPins = Readonly<Record<string, PhotoPin | null>>;

/** Remark in the format of the API. */
export interface SentRemark {
  text: string;
  pin: PhotoPin | null;
}
type Sent = Readonly<Record<string, SentRemark>>;

export interface RemarkState {
  /** Texts in the fields by photo id, saved or not. */
  texts: Texts;
  saved: Texts;
  /** Pins by photo id, saved or not. */
  pins: RemarkPins;
  savedPins: RemarkPins;
  note: string;
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  failure: unknown;
  /** Whether unsaved texts of an earlier visit were restored. */
  isRestored: boolean;
}

interface WorkOptions {
  /** Remarks on the server, by photo id; '' if none. */
  saved: Texts;
  savedPins?: RemarkPins;
  drafts: RemarkDraftStorage;
  /** Sends remarks to the server, by photo id. */
  send: (remarks: Sent) => Promise<unknown>;
  /** Whether an error is temporary, so that a retry may succeed. */
  isTransientError: (failure: unknown) => boolean;
  /** Called whenever something is written. */
  onWrite: () => void;
}

/** Editing state of a round's remarks, which are saved automatically. */
export interface RemarkEditing {
  store: StoreApi<RemarkState>;
  /** Saves the texts restored from an earlier visit. */
  start: () => void;
  write: (photoId: string, text: string) => void;
  /** Sets or removes (null) the pin of a remark; saved together with the text. */
  pin: (photoId: string, pin: PhotoPin | null) => void;
  writeNote: (note: string) => void;
  /** Saves at once and shows a message. Resolves to false if that fails or a text is too long. */
  save: () => Promise<boolean>;
  /** Deletes the note after it has been sent. */
  finish: () => void;
  /**
   * Saves without a message and stops all timers. Resolves to false if saving fails or a text is
   * too long.
   */
  leave: () => Promise<boolean>;
}

const isSamePin = (one: PhotoPin | null | undefined, other: PhotoPin | null | undefined) =>
  one?.x === other?.x && one?.y === other?.y;

type Unsaved = Pick<RemarkState, 'texts' | 'saved' | 'pins' | 'savedPins'>;

/**
 * Ids of photos whose remark differs from the server's. White space around a text is ignored, and
 * so is a pin without a text.
 */
export function listUnsavedPhotos({ texts, saved, pins, savedPins }: Unsaved): string[] {
  return Object.keys(texts).filter((id) => {
    const text = texts[id]?.trim();
    if (text !== (saved[id] ?? '')) return true;
    return text !== '' && !isSamePin(pins[id], savedPins[id]);
  });
}

/** Merges a stored text with the text saved on the server since, so that neither is lost. */
function merged({ text, base }: { text: string; base: string }, saved: string): string {
  const isChanged = saved !== base && saved !== text.trim();
  return isChanged && saved !== '' ? `${saved}\n${text}` : text;
}

function createRemarkState(
  { saved, savedPins = {} }: Pick<WorkOptions, 'saved' | 'savedPins'>,
  draft: RemarkDraft | null,
): RemarkState {
  const kept = Object.entries(draft?.remarks ?? {}).filter(([id]) => id in saved);
  const texts = {
    ...saved,
    ...Object.fromEntries(kept.map(([id, entry]) => [id, merged(entry, saved[id] ?? '')])),
  };
  const keptPins = kept.flatMap(([id, { pin }]) => (pin === undefined ? [] : [[id, pin] as const]));
  const pins = { ...savedPins, ...Object.fromEntries(keptPins) };
  const isRestored = listUnsavedPhotos({ texts, saved, pins, savedPins }).length > 0;
  const note = draft?.note ?? '';
  return { texts, saved, pins, savedPins, note, phase: 'idle', failure: null, isRestored };
}

/** Unsaved remarks without those whose text is too long. */
function listSendableRemarks(state: RemarkState): Sent {
  const entries = listUnsavedPhotos(state).map((id): [string, SentRemark] => {
    const text = state.texts[id]?.trim() ?? '';
    return [id, { text, pin: text === '' ? null : (state.pins[id] ?? null) }];
  });
  return Object.fromEntries(entries.filter(([, { text }]) => text.length <= MAX_REMARK_LENGTH));
}

function draftOf(state: RemarkState): RemarkDraft {
  const { texts, saved, pins, note } = state;
  const remarks = listUnsavedPhotos(state).map(
    (id) => [id, { text: texts[id] ?? '', base: saved[id] ?? '', pin: pins[id] ?? null }] as const,
  );
  return { remarks: Object.fromEntries(remarks), note };
}

interface Saver {
  /** Calls `then` after a delay, unless a later call replaces it. */
  wait: (milliseconds: number, then: () => unknown) => void;
  showSaved: () => void;
  /** Saves all unsaved remarks. Resolves to false if that fails or a text is too long. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

/** Returns one part of each remark, by photo id. */
function each<T>(sent: Sent, part: (remark: SentRemark) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(sent).map(([id, remark]) => [id, part(remark)]));
}

function createSaver(
  store: StoreApi<RemarkState>,
  { drafts, send, isTransientError }: WorkOptions,
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
    wait(SAVED_MESSAGE_MS, () => setState({ phase: 'idle' }));
  }

  async function sendRemarks(sent: Sent): Promise<boolean> {
    setState({ phase: 'saving', failure: null });
    try {
      await send(sent);
    } catch (failure) {
      setState({ phase: 'failed', failure });
      if (isTransientError(failure)) wait(RETRY_DELAY_MS, flush);
      return false;
    }
    setState(({ saved, savedPins }) => ({
      saved: { ...saved, ...each(sent, ({ text }) => text) },
      savedPins: { ...savedPins, ...each(sent, ({ pin }) => pin) },
      isRestored: false,
    }));
    drafts.write(draftOf(getState()));
    showSaved();
    return true;
  }

  /** Repeats the save until nothing is left that was typed in the meantime. */
  async function saveAll(): Promise<boolean> {
    for (;;) {
      const remarks = listSendableRemarks(getState());
      if (Object.keys(remarks).length === 0) return listUnsavedPhotos(getState()).length === 0;
      if (!(await sendRemarks(remarks))) return false;
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

export function createRemarkEditing(options: WorkOptions): RemarkEditing {
  const { drafts, onWrite } = options;
  const store = createStore<RemarkState>(() => createRemarkState(options, drafts.read()));
  const { getState, setState } = store;
  const { wait, showSaved, flush, stop } = createSaver(store, options);

  function change(part: (state: RemarkState) => Partial<RemarkState>): void {
    setState(part);
    drafts.write(draftOf(getState()));
  }

  function write(part: (state: RemarkState) => Partial<RemarkState>): void {
    change(part);
    onWrite();
  }

  return {
    store,
    start: () => {
      if (getState().isRestored) wait(AUTOSAVE_DELAY_MS, flush);
    },
    write: (photoId, text) => {
      write(({ texts, phase }) => ({
        texts: { ...texts, [photoId]: text },
        phase: phase === 'saved' ? 'idle' : phase,
      }));
      wait(AUTOSAVE_DELAY_MS, flush);
    },
    pin: (photoId, pin) => {
      write(({ pins }) => ({ pins: { ...pins, [photoId]: pin } }));
      wait(AUTOSAVE_DELAY_MS, flush);
    },
    writeNote: (note) => write(() => ({ note })),
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
