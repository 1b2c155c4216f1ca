import { referralCode } from '#lib/session/referral-code.ts';
import { wasSignedIn } from '#lib/session/was-signed-in.ts';
import type {} from './early-page';
import { keepPresses } from './presses';

/*
 * The only initial script of a prerendered page (build/page-start.ts). Fonts, other pictures and all other
 * scripts load after the first picture is painted: on a slow phone they would delay it. A press loads them
 * at once.
 */

/** Maximum wait for the first picture, in ms. */
const PATIENCE_MS = 2500;
/** Maximum wait for browser idle time before presses are repeated, in ms. */
const IDLE_MS = 1000;
/** Time for hydration where the browser has no idle callback, in ms. */
const HYDRATION_MS = 300;

/** Maximum length of a referral code. */
const MAX_CODE = 64;

const own = document.currentScript;
const files = own?.dataset.files?.split(' ') ?? [];
let finish: () => void;
const loaded = new Promise<void>((resolve) => (finish = resolve));
let isBegun = false;

/** Lets all pictures after the first one load (tools/release/build/public-pages.ts). */
function showPictures(): void {
  document.querySelector('style.waiting')?.remove();
}

/** Shows the header's login links, but not to users of the last visit (Header.module.css). */
function settleEntrances(): void {
  if (wasSignedIn()) document.documentElement.dataset.known = '';
  document.querySelector('style.unsettled')?.remove();
}

/** Switches from system fonts, which have the same metrics, to the shop's fonts (styles/fonts.css). */
function showFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (faces) faces.media = 'all';
}

/** Keeps the friend's code: a link followed without React does not carry it (docs/rules.md#pages-6). */
function keepReferralCode(): void {
  const code = new URLSearchParams(location.search).get('code')?.trim();
  if (code && code.length <= MAX_CODE && /^[/]refer(?:[/]|$)/.test(location.pathname))
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

/** Runs a step in the task after the next frame. */
function afterFrame(step: () => void): void {
  requestAnimationFrame(() => setTimeout(step));
}

function beginAfterPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const beginSoon = () => afterFrame(begin);
  setTimeout(begin, PATIENCE_MS);
  if (!picture || picture.complete) beginSoon();
  else for (const type of ['load', 'error']) picture.addEventListener(type, beginSoon);
}

/** Resolves when the browser is idle, after React had time to hydrate. */
const isIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, HYDRATION_MS);
  });

settleEntrances();
keepReferralCode();
const pressAgain = keepPresses(begin);
window.earlyPage = { loaded, handOver: () => void pressAgain(isIdle()) };
// With a service worker the fonts are already on the device.
if ((navigator as Partial<Navigator>).serviceWorker?.controller) showFonts();
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterPicture);
else beginAfterPicture();
