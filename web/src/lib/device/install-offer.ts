import { atom } from 'nanostores';

/** Event `beforeinstallprompt` of some browsers, which TypeScript's DOM types lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Current install offer; null if there is none or it has been used. */
export const installOffer = atom<InstallOffer | null>(null);

/**
 * Captures the browser's install offer for the menu, so that the browser does not show it over the
 * page. Returns a function that stops capturing.
 */
export function watchInstallOffer(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const keep = (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) installOffer.set(event);
  };
  addEventListener('beforeinstallprompt', keep, { signal });
  addEventListener('appinstalled', () => installOffer.set(null), { signal });
  return () => watching.abort();
}

/** Shows the browser's install dialog; each offer can be used once. */
export async function showInstallDialog(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
