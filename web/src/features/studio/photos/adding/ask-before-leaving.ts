/** The browser asks before the page is left until this has settled. */
export function askBeforeLeaving(until: Promise<unknown>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => removeEventListener('beforeunload', ask);
  addEventListener('beforeunload', ask);
  until.then(stop, stop);
}
