/** Makes the browser ask before the page is left, until the promise is settled. */
export function askBeforeLeaving(until: Promise<unknown>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => removeEventListener('beforeunload', ask);
  addEventListener('beforeunload', ask);
  until.then(stop, stop);
}
