import { applyReferral } from '@smriti/shared/account/invitation';
import * as z from 'zod/mini';
import { ApiError, call } from '../api/api';
import { deviceStorage } from '../device/device-storage';
import { logFailure } from '../log';
import { referralCode } from './referral-code';

const KEY = 'referral-hand-in';
/** The page goes on without the shop's answer by then; it is still waited for. */
const PATIENCE_MS = 8000;

const handIn = z.object({ uid: z.string(), code: z.string() });
type HandIn = z.infer<typeof handIn>;

/** What is still to be handed in for somebody, on this device: the tab may close before it is. */
function waitingFor(uid: string): HandIn | null {
  try {
    const kept = handIn.safeParse(JSON.parse(deviceStorage.get(KEY) ?? 'null'));
    return kept.success && kept.data.uid === uid ? kept.data : null;
  } catch {
    return null;
  }
}

/** Unless another code has come meanwhile. */
function done({ uid, code }: HandIn): void {
  if (waitingFor(uid)?.code === code) deviceStorage.remove(KEY);
  if (referralCode.get() === code) referralCode.clear();
}

/** Whether asking again would bring the same answer. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** Hands it in; it counts once, however often it is. */
async function handInFor(uid: string): Promise<void> {
  const waiting = waitingFor(uid);
  if (!waiting) return;
  try {
    await call(applyReferral, { body: waiting, keepalive: true });
    done(waiting);
  } catch (error) {
    logFailure('The referral code could not be handed in', error);
    if (isFinal(error)) done(waiting);
  }
}

/**
 * Hands in what was not handed in when this person signed in (docs/rules.md#pages-6), because the page was
 * left or there was no connection. To be called before pages ask for prices.
 */
export async function resumeHandIn(uid: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([handInFor(uid), patience]);
  clearTimeout(timer);
}

/** Hands in the code with which somebody came to sign in. */
export function carryReferral(uid: string): Promise<void> {
  const code = referralCode.get();
  if (code) deviceStorage.set(KEY, JSON.stringify({ uid, code }));
  return resumeHandIn(uid);
}

/** Leaves on this device nothing of who logs out. */
export function forgetHandIn(): void {
  deviceStorage.remove(KEY);
}
