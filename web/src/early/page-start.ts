import type {} from './early-page';
import { referralCode } from '../lib/session/referral-code';
import { wasSignedIn } from '../lib/session/was-signed-in';
import { keepPresses } from './presses';

/*
 * The only script that a page with its first screenful begins with (build/page-start.ts). Fonts, other
 * pictures and all other scripts come when the first picture is painted: on a slow phone they would take
 * the line and the processor from it. Whoever presses something has them at once.
 */

/** By then a page goes on without its picture. */
const PATIENCE_MS = 2500;
/** By then what was pressed is answered, though the browser has no time to spare. */
const IDLE_MS = 1000;
/** React may have some of the page by then where the browser does not tell when it has time. */
const HYDRATION_MS = 300;

/** No code is longer. */
const MAX_CODE = 64;

const own = document.currentScript;
const files = own?.dataset.files?.split(' ') ?? [];
let finish: () => void;
const loaded = new Promise<void>((resolve) => (finish = resolve));
let isBegun = false;

/** Pictures but the first one wait too (tools/public-pages.ts). */
function showPictures(): void {
  document.querySelector('style.waiting')?.remove();
}

/** Who was signed in at the last visit is not asked to log in meanwhile (Header.module.css). */
function settleEntrances(): void {
  if (wasSignedIn()) document.documentElement.dataset.known = '';
  document.querySelector('style.unsettled')?.remove();
}

/** Until then the visitor's own fonts stand, which take as much room (styles/fonts.css). */
function showFonts(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[media=print]');
  if (faces) faces.media = 'all';
}

/** A link that is followed without React says nothing of the friend's code (docs/rules.md#pages-6). */
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

/** In the task after the next frame. */
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

/** When React has had time for the page. */
const isIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, HYDRATION_MS);
  });

settleEntrances();
keepReferralCode();
const pressAgain = keepPresses(begin);
window.earlyPage = { loaded, handOver: () => void pressAgain(isIdle()) };
// With a worker the fonts are on the device already.
if ((navigator as Partial<Navigator>).serviceWorker?.controller) showFonts();
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginAfterPicture);
else beginAfterPicture();
