import { MAX_REMARK_LENGTH, type Pin } from '@smriti/shared/album/approval-remarks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DraftKeeper, RemarkDraft } from './remark-drafts';

/** How long typing has to pause before it is saved. */
export const AUTOSAVE_MS = 1000;
/** How long 'Descriptions saved successfully!' stays (docs/rules.md#pages-14). */
export const SAVED_SHOWN_MS = 3000;
/** How long after a failure it is tried again by itself. */
export const RETRY_MS = 10_000;

type Texts = Readonly<Record<string, string>>;
/** By photo id; null, or none: the remark is about the whole photo. */
export type Pins = Readonly<Record<string, Pin | null>>;

/** A remark as it is sent. */
export interface SentRemark {
  text: string;
  pin: Pin | null;
}
type Sent = Readonly<Record<string, SentRemark>>;

export interface RemarkState {
  /** By photo id: what stands in its field, and what the server has. */
  texts: Texts;
  saved: Texts;
  /** The same of the points that remarks are about. */
  pins: Pins;
  savedPins: Pins;
  note: string;
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  failure: unknown;
  /** Texts that an earlier visit could not save stand in the fields again. */
  isRestored: boolean;
}

interface WorkOptions {
  /** By photo id, '' for none: the remarks that the server has. */
  saved: Texts;
  savedPins?: Pins;
  drafts: DraftKeeper;
  /** Saves some remarks, by photo id. */
  send: (remarks: Sent) => Promise<unknown>;
  /** Whether a failure passes by itself, so that it is worth trying again. */
  isTransient: (failure: unknown) => boolean;
}

/** The writing of remarks in one round: nothing typed is lost, and what is typed saves itself. */
export interface RemarkWork {
  store: StoreApi<RemarkState>;
  /** Saves what an earlier visit left. */
  start: () => void;
  write: (photoId: string, text: string) => void;
  /** Moves the point that a remark is about, or takes it away; it is saved with the text. */
  pin: (photoId: string, pin: Pin | null) => void;
  writeNote: (note: string) => void;
  /** Saves at once, and says so; false when it could not, or when a text is too long. */
  save: () => Promise<boolean>;
  /** Forgets the note, which has been sent. */
  finish: () => void;
  /** Saves what is not saved, without a word, and ends all waiting. */
  leave: () => Promise<boolean>;
}

const isSamePin = (one: Pin | null | undefined, other: Pin | null | undefined) =>
  one?.x === other?.x && one?.y === other?.y;

type Unsaved = Pick<RemarkState, 'texts' | 'saved' | 'pins' | 'savedPins'>;

/**
 * Photos whose remark is not the server's: white space around a text does not count, nor does a pin
 * without a text.
 */
export function unsavedIn({ texts, saved, pins, savedPins }: Unsaved): string[] {
  return Object.keys(texts).filter((id) => {
    const text = texts[id]?.trim();
    if (text !== (saved[id] ?? '')) return true;
    return text !== '' && !isSamePin(pins[id], savedPins[id]);
  });
}

/** A kept text beside one that was saved since: both, so that neither is lost. */
function merged({ text, base }: { text: string; base: string }, saved: string): string {
  const isChanged = saved !== base && saved !== text.trim();
  return isChanged && saved !== '' ? `${saved}\n${text}` : text;
}

function begun(
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
  const isRestored = unsavedIn({ texts, saved, pins, savedPins }).length > 0;
  const note = draft?.note ?? '';
  return { texts, saved, pins, savedPins, note, phase: 'idle', failure: null, isRestored };
}

/** What can be sent: a text that is too long waits until it is shortened. */
function sendableIn(state: RemarkState): Sent {
  const entries = unsavedIn(state).map((id): [string, SentRemark] => {
    const text = state.texts[id]?.trim() ?? '';
    return [id, { text, pin: text === '' ? null : (state.pins[id] ?? null) }];
  });
  return Object.fromEntries(entries.filter(([, { text }]) => text.length <= MAX_REMARK_LENGTH));
}

function draftOf(state: RemarkState): RemarkDraft {
  const { texts, saved, pins, note } = state;
  const remarks = unsavedIn(state).map(
    (id) => [id, { text: texts[id] ?? '', base: saved[id] ?? '', pin: pins[id] ?? null }] as const,
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

/** Each remark as a part of it. */
function each<T>(sent: Sent, part: (remark: SentRemark) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(sent).map(([id, remark]) => [id, part(remark)]));
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

  async function sendRemarks(sent: Sent): Promise<boolean> {
    setState({ phase: 'saving', failure: null });
    try {
      await send(sent);
    } catch (failure) {
      setState({ phase: 'failed', failure });
      if (isTransient(failure)) wait(RETRY_MS, flush);
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

  /** Again and again, for what was typed while a request was under way. */
  async function saveAll(): Promise<boolean> {
    for (;;) {
      const remarks = sendableIn(getState());
      if (Object.keys(remarks).length === 0) return unsavedIn(getState()).length === 0;
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

export function createRemarkWork(options: WorkOptions): RemarkWork {
  const { drafts } = options;
  const store = createStore<RemarkState>(() => begun(options, drafts.read()));
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
    pin: (photoId, pin) => {
      change(({ pins }) => ({ pins: { ...pins, [photoId]: pin } }));
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
