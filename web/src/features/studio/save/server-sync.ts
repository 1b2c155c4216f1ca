import { createDraft, deleteDraft, staleDraft, updateDraft } from '@smriti/shared/album/drafts';
import * as z from 'zod/mini';
import { ApiError, call } from '../../../lib/api/api';
import { logFailure } from '../../../lib/log';
import { sessionToken } from '../../../lib/session/token';
import { contentHash } from '../../../lib/uploads/photo-id';
import type { StudioPlan } from '../plan';
import { isUnderWay, orderedPhotos, type ServerLink, type StudioStore } from '../studio-store';
import { isRefusedAsItIs } from './refusals';
import { startSending } from './sending';
import { noteSent } from './sent-marks';
import {
  bookMark,
  contentOfState,
  isContentChanged,
  fingerprint,
  fingerprintOf,
  isWorthKeeping,
  type ServerContent,
} from './server-content';

/** Names all of a draft among what was sent. */
export const WHOLE_DRAFT = 'draft';

/** From a change until it is sent, and between two that are sent. */
const DELAY_MS = 2000;
const PAUSE_MS = 5000;
/** While photos are uploaded, which change the design all the time. */
const UPLOADING_MS = 15_000;

export interface ServerSync {
  /** Sends nothing more until `release`: the design is being saved. Settles when its draft is known. */
  hold: () => Promise<void>;
  release: () => void;
  /** What is here takes the place of what was kept elsewhere. */
  takeOver: () => void;
  /** The design is given up, and nothing is sent any more. */
  remove: () => Promise<void>;
  /** Sends what is there once more, and no more. */
  dispose: () => void;
}

interface SyncOptions {
  plan: StudioPlan;
  designId: string;
  /** The shop keeps something else now than before. */
  onSent: () => void;
  /** The shop does not know these photos any more. */
  onMissing: (photoIds: readonly string[]) => void;
}

/** What this page has told the shop of each design, also after the page of the design was left. */
const told = new Map<string, Promise<ServerLink | null>>();

/** What the shop is known to keep of a design, once everything that is on its way has arrived. */
export async function linkOf(
  designId: string,
  kept: ServerLink | null,
): Promise<ServerLink | null> {
  const last = (await told.get(designId)) ?? null;
  if (last && (!kept || (last.id === kept.id && last.rev > kept.rev))) return last;
  return kept;
}

async function sent(
  designId: string,
  link: ServerLink | null,
  { content, knownBook }: { content: ServerContent; knownBook: string | null },
  signal: AbortSignal,
): Promise<ServerLink> {
  const text = fingerprint(content);
  if (link) {
    const { design, ...others } = content;
    const isKnown = bookMark(design) === knownBook;
    const body = { base_rev: link.rev, ...others, ...(!isKnown && { design }) };
    const { rev } = await call(updateDraft, { params: { id: link.id }, body, signal });
    return { id: link.id, rev, sent: text };
  }
  const key = new TextEncoder().encode(`draft:${designId}:${text}`);
  const idempotencyKey = await contentHash(key);
  const made = await call(createDraft, { body: content, idempotencyKey });
  return { ...made, sent: text };
}

const missingPhotos = z.object({ missing: z.array(z.string()) });

/** What a refusal means for the design; true: it is worth trying again. */
function settleFailure(
  store: StudioStore,
  error: unknown,
  { onMissing, tried }: Pick<SyncOptions, 'onMissing'> & { tried: ReadonlySet<string> },
): boolean {
  const { server } = store.getState();
  const { status, details } = error instanceof ApiError ? error : { status: 0, details: null };
  const stale = staleDraft.safeParse(details);
  if (status === 409 && stale.success && server) {
    const { id, rev } = stale.data.draft;
    const sent = fingerprintOf(stale.data.draft);
    if (tried.has(sent)) {
      // this page's own change, whose answer did not come
      store.setState({ server: { id, rev, sent } });
      return true;
    }
    store.setState({ conflict: 'device', server: { ...server, rev: stale.data.draft.rev } });
    return false;
  }
  if (status === 404) {
    store.setState({ conflict: 'gone' });
    return false;
  }
  const missing = missingPhotos.safeParse(details);
  if (status === 422) {
    if (missing.success) onMissing(missing.data.missing);
    store.setState({ account: server ? 'later' : 'full' });
    return false;
  }
  logFailure('The design could not be kept in the account', error);
  store.setState({ account: 'later' });
  return !isRefusedAsItIs(error);
}

/** Sends the design, one change after the other, on top of what the shop is known to have. */
function createSender(store: StudioStore, options: SyncOptions) {
  const { plan, designId, onSent, onMissing } = options;
  /** What was sent, whether or not an answer came. */
  const tried = new Set<string>();
  /** What was sent last, where it was refused as it is. */
  let refused: string | null = null;
  /** The book that the shop has, which is large and sent when it changes; null: not known. */
  let knownBook: string | null = null;
  let sendingNow = new AbortController();
  let lastSent = 0;
  let isHeld = false;

  /** @returns whether it is worth trying again */
  async function send(content: ServerContent, text: string): Promise<boolean> {
    const { server } = store.getState();
    tried.add(text);
    if (server) noteSent(server.id, [[WHOLE_DRAFT, text]]);
    sendingNow = new AbortController();
    const { signal } = sendingNow;
    const sending = sent(designId, server, { content, knownBook }, signal);
    told.set(
      designId,
      sending.catch(() => server),
    );
    lastSent = Date.now();
    try {
      store.setState({ server: await sending, account: 'kept' });
      refused = null;
      knownBook = bookMark(content.design);
      onSent();
      return false;
    } catch (error) {
      refused = isRefusedAsItIs(error) ? text : null;
      knownBook = null;
      return !signal.aborted && settleFailure(store, error, { onMissing, tried });
    }
  }

  return {
    push: async (): Promise<boolean> => {
      const state = store.getState();
      if (isHeld || state.conflict !== null) return false;
      const content = contentOfState(plan, state);
      const text = fingerprint(content);
      if (text === state.server?.sent) store.setState({ account: 'kept' });
      const isNew = state.server ? text !== state.server.sent : isWorthKeeping(content);
      return isNew && text !== refused && (await send(content, text));
    },
    lastSent: () => lastSent,
    hold: () => {
      isHeld = true;
      sendingNow.abort();
    },
    release: () => {
      isHeld = false;
    },
  };
}

async function removed({ id }: ServerLink): Promise<boolean> {
  try {
    await call(deleteDraft, { params: { id } });
    return true;
  } catch (error) {
    logFailure('The kept design could not be removed from the account', error);
    return false;
  }
}

/**
 * Keeps a customer's unsaved design in the account while it changes, behind the copy in this browser
 * (docs/rules.md#studio-5). Whatever fails here, the page goes on.
 */
export function startServerSync(store: StudioStore, options: SyncOptions): ServerSync {
  const { designId, onSent } = options;
  const sender = createSender(store, options);
  const sending = startSending(store, {
    push: sender.push,
    isChanged: isContentChanged,
    waitFor: (now) => {
      const pause = orderedPhotos(now).some(isUnderWay) ? UPLOADING_MS : PAUSE_MS;
      return Math.max(DELAY_MS, sender.lastSent() + pause - Date.now());
    },
  });
  sending.schedule(DELAY_MS);

  /** A draft that is being begun is waited for: nobody would know of it afterwards. */
  async function hold(): Promise<void> {
    const isBeingBegun = store.getState().server === null;
    if (isBeingBegun) await sending.settled();
    sender.hold();
  }

  return {
    hold,
    release: () => {
      sender.release();
      sending.schedule(DELAY_MS);
    },
    takeOver: () => {
      const { conflict, server } = store.getState();
      if (conflict === 'gone') {
        told.delete(designId);
        store.setState({ server: null });
      }
      if (conflict === 'device' && server) store.setState({ server: { ...server, sent: '' } });
      sending.schedule(DELAY_MS);
    },
    remove: async () => {
      sending.stop();
      await hold();
      const { server } = store.getState();
      told.delete(designId);
      if (server && (await removed(server))) onSent();
    },
    dispose: () => {
      sending.stop();
      // who logs out leaves the page without a session to send it with
      if (sessionToken.get() !== null) void sending.flush();
    },
  };
}
