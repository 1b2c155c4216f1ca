import { atom } from 'nanostores';

/** The browser's offer to install the app, which not every browser has; not in TypeScript's DOM. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** What the browser offers now; null: nothing, or it was taken. */
export const installOffer = atom<InstallOffer | null>(null);

/** Keeps the browser's offer for the menu: the browser itself would put it over the page. */
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

/** Asks the person; an offer can be taken once. */
export async function takeInstallOffer(): Promise<void> {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
