import { deviceStorage } from '#lib/device/device-storage.ts';
import { referralCode } from '#lib/session/referral-code.ts';

import { recordInteractions } from './record-interactions';

/*
 * The only initial script of a prerendered page (build/build-page-start.ts). All other scripts, the fonts
 * and the other pictures load after the first picture has been painted, because on a slow phone
 * they would delay it. A click loads them at once.
 */

/** Maximum wait for the first picture, in ms. */
const TIMEOUT_MS = 2500;
/** Maximum wait for browser idle time before recorded clicks are replayed, in ms. */
const IDLE_MS = 1000;
/** Time reserved for hydration in browsers without an idle callback, in ms. */
const HYDRATION_MS = 300;

const MAX_CODE_LENGTH = 64;

const own = document.currentScript;
const files = own?.dataset.files?.split(' ') ?? [];
let finish: () => void;
const loaded = new Promise<void>((resolve) => (finish = resolve));
let isBegun = false;

/** Starts loading all pictures after the first one (tools/release/build/public-pages.ts). */
function showPictures(): void {
  document.querySelector('style.waiting')?.remove();
}

/** Shows the login links in the header, except to returning users (Header.module.css). */
function showLoginLinks(): void {
  if (wasSignedIn()) document.documentElement.dataset.known = '';
  document.querySelector('style.unsettled')?.remove();
}

/**
 * Replaces system fonts, which are adjusted to the same metrics, by the shop's fonts
 * (styles/fonts.css).
 */
function showFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (faces) faces.media = 'all';
}

/**
 * Stores the referral code: a link followed before React runs does not carry it
 * (docs/rules.md#pages-6).
 */
function storeReferralCode(): void {
  const code = new URLSearchParams(location.search).get('code')?.trim();
  if (code && code.length <= MAX_CODE_LENGTH && /^[/]refer(?:[/]|$)/.test(location.pathname))
    referralCode.set(code);
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  showFonts();
  showPictures();
  const scripts = files.map((file) => import(/* @vite-ignore */ file));
  void Promise.allSettled(scripts).then(() => finish());
}

/** Runs a function in a task after the next frame. */
function afterFrame(step: () => void): void {
  requestAnimationFrame(() => setTimeout(step));
}

function beginAfterPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const beginSoon = () => afterFrame(begin);
  setTimeout(begin, TIMEOUT_MS);
  if (!picture || picture.complete) beginSoon();
  else for (const type of ['load', 'error']) picture.addEventListener(type, beginSoon);
}

/** Resolves when the browser is idle and React has had time to hydrate. */
const isIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, HYDRATION_MS);
  });

showLoginLinks();
storeReferralCode();
const pressAgain = recordInteractions(begin);
window.earlyPage = { loaded, handOver: () => void pressAgain(isIdle()) };
// With a service worker, the fonts are already cached on the device.
if ((navigator as Partial<Navigator>).serviceWorker?.controller) showFonts();
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterPicture);
else beginAfterPicture();

/**
 * Whether a user was signed in at the end of the last visit, not yet confirmed by the identity
 * provider.
 */
function wasSignedIn(): boolean {
  return deviceStorage.get('auth-storage')?.includes('"isAuthenticated":true') ?? false;
}
