import { applyReferral } from '@smriti/shared/account/invitation';
import * as z from 'zod/mini';
import { ApiError, callApi } from '#lib/api/api.ts';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { logFailure } from '#lib/log.ts';
import { referralCode } from './referral-code';

const KEY = 'referral-hand-in';
/** Maximum time in ms that sign-in waits for the referral call, which continues afterwards. */
const TIMEOUT_MS = 8000;

const handIn = z.object({ uid: z.string(), code: z.string() });
type HandIn = z.infer<typeof handIn>;

/**
 * Referral code of a user that has not been sent, stored on this device because the tab may be
 * closed; null if none.
 */
function waitingFor(uid: string): HandIn | null {
  try {
    const kept = handIn.safeParse(JSON.parse(deviceStorage.get(KEY) ?? 'null'));
    return kept.success && kept.data.uid === uid ? kept.data : null;
  } catch {
    return null;
  }
}

/** Removes a code that has been sent, unless another one has replaced it. */
function done({ uid, code }: HandIn): void {
  if (waitingFor(uid)?.code === code) deviceStorage.remove(KEY);
  if (referralCode.get() === code) referralCode.clear();
}

/** Whether a retry would fail in the same way. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/** Sends the stored code to the server; it counts once even if sent repeatedly. */
async function sendStoredCode(uid: string): Promise<void> {
  const waiting = waitingFor(uid);
  if (!waiting) return;
  try {
    await callApi(applyReferral, { body: waiting, keepalive: true });
    done(waiting);
  } catch (error) {
    logFailure('The referral code could not be handed in', error);
    if (isFinal(error)) done(waiting);
  }
}

/**
 * Sends a referral code that could not be sent at sign-in (docs/rules.md#pages-6), because the page
 * was left or there was no connection. Call it before pages fetch prices.
 */
export async function resendReferralCode(uid: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
  await Promise.race([sendStoredCode(uid), timeout]);
  clearTimeout(timer);
}

/** Sends the referral code of a user who signs in. */
export function sendReferralCode(uid: string): Promise<void> {
  const code = referralCode.get();
  if (code) deviceStorage.set(KEY, JSON.stringify({ uid, code }));
  return resendReferralCode(uid);
}

/** Removes the stored code at sign-out. */
export function clearPendingReferralCode(): void {
  deviceStorage.remove(KEY);
}
