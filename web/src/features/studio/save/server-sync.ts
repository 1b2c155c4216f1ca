import { createDraft, deleteDraft, staleDraft, updateDraft } from '@smriti/shared/album/drafts';
import * as z from 'zod/mini';
import { ApiError, callApi } from '#lib/api/api.ts';
import { logFailure } from '#lib/log.ts';
import { sessionToken } from '#lib/session/session-token.ts';
import { hashContent } from '#lib/uploads/photo-id.ts';
import type { StudioPlan } from '../studio-plan';
import {
  isUploadPending,
  listOrderedPhotos,
  type ServerLink,
  type StudioStore,
} from '../studio-store';
import { isContentRejected } from './is-content-rejected';
import { startDelayedSending } from './delayed-sending';
import { recordSentParts } from './sent-hashes';
import {
  hashBook,
  toServerContent,
  isContentChanged,
  hashServerContent,
  hashServerDraft,
  isWorthSaving,
  type ServerContent,
} from './server-content';

/** Name of a whole draft in the records of sent content. */
export const WHOLE_DRAFT_PART = 'draft';

/** Delay from a change until it is sent, and pause between two requests, in ms. */
const DELAY_MS = 2000;
const PAUSE_MS = 5000;
/**
 * Pause between two requests while photos are being uploaded, which changes the design
 * continuously, in ms.
 */
const UPLOADING_MS = 15_000;

export interface ServerSync {
  /**
   * Pauses sending until `release`, while the design is saved. Resolves when the draft's id is
   * known.
   */
  hold: () => Promise<void>;
  release: () => void;
  /** Overwrites the copy saved elsewhere with this design. */
  takeOver: () => void;
  /** Deletes the server's copy and stops sending. */
  remove: () => Promise<void>;
  /** Sends pending changes once more and stops. */
  dispose: () => void;
}

interface SyncOptions {
  plan: StudioPlan;
  designId: string;
  /** Called after the server's copy has changed. */
  onSent: () => void;
  /** Called with the ids of photos that the server no longer has. */
  onMissing: (photoIds: readonly string[]) => void;
}

/** Pending or last server link by design id, which outlives the design's page. */
const told = new Map<string, Promise<ServerLink | null>>();

/** Newest server link of a design, after all pending requests have been answered. */
export async function waitForServerLink(
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
  const text = hashServerContent(content);
  if (link) {
    const { design, ...others } = content;
    const isKnown = hashBook(design) === knownBook;
    const body = { base_rev: link.rev, ...others, ...(!isKnown && { design }) };
    const { rev } = await callApi(updateDraft, { params: { id: link.id }, body, signal });
    return { id: link.id, rev, sent: text };
  }
  const key = new TextEncoder().encode(`draft:${designId}:${text}`);
  const idempotencyKey = await hashContent(key);
  const made = await callApi(createDraft, { body: content, idempotencyKey });
  return { ...made, sent: text };
}

const missingPhotos = z.object({ missing: z.array(z.string()) });

/** Handles a failed request; returns whether to retry it. */
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
    const sent = hashServerDraft(stale.data.draft);
    if (tried.has(sent)) {
      // This page's own change, whose response was lost.
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
  return !isContentRejected(error);
}

/**
 * Sends the design's changes one after the other, based on the last known revision on the server.
 */
function createSender(store: StudioStore, options: SyncOptions) {
  const { plan, designId, onSent, onMissing } = options;
  /** Hashes of all content that was sent, answered or not. */
  const tried = new Set<string>();
  /** Hash of the last content that the server rejected. */
  let refused: string | null = null;
  /** Hash of the book on the server, which is large and sent only if changed; null if unknown. */
  let knownBook: string | null = null;
  let sendingNow = new AbortController();
  let lastSent = 0;
  let isHeld = false;

  /**
   * Sends the content.
   * @returns whether a retry is needed
   */
  async function send(content: ServerContent, text: string): Promise<boolean> {
    const { server } = store.getState();
    tried.add(text);
    if (server) recordSentParts(server.id, [[WHOLE_DRAFT_PART, text]]);
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
      knownBook = hashBook(content.design);
      onSent();
      return false;
    } catch (error) {
      refused = isContentRejected(error) ? text : null;
      knownBook = null;
      return !signal.aborted && settleFailure(store, error, { onMissing, tried });
    }
  }

  return {
    push: async (): Promise<boolean> => {
      const state = store.getState();
      if (isHeld || state.conflict !== null) return false;
      const content = toServerContent(plan, state);
      const text = hashServerContent(content);
      if (text === state.server?.sent) store.setState({ account: 'kept' });
      const isNew = state.server ? text !== state.server.sent : isWorthSaving(content);
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
    await callApi(deleteDraft, { params: { id } });
    return true;
  } catch (error) {
    logFailure('The kept design could not be removed from the account', error);
    return false;
  }
}

/**
 * Saves a customer's unsaved design in the account when it changes, in addition to the copy in this
 * browser (docs/rules.md#studio-5). Failures do not interrupt editing.
 */
export function startServerSync(store: StudioStore, options: SyncOptions): ServerSync {
  const { designId, onSent } = options;
  const sender = createSender(store, options);
  const sending = startDelayedSending(store, {
    push: sender.push,
    isChanged: isContentChanged,
    waitFor: (now) => {
      const pause = listOrderedPhotos(now).some(isUploadPending) ? UPLOADING_MS : PAUSE_MS;
      return Math.max(DELAY_MS, sender.lastSent() + pause - Date.now());
    },
  });
  sending.schedule(DELAY_MS);

  /** Waits for a draft that is being created, because its id would otherwise never be known. */
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
      // After signing out there is no session to send changes with.
      if (sessionToken.get() !== null) void sending.flush();
    },
  };
}
