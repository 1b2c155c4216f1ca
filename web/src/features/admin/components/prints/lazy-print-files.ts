import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';

/** Print files of an order, loaded after the page of the order. */
export const PrintFiles = lazyOptionalComponent(
  'PrintFiles',
  async () => (await import('./PrintFiles')).PrintFiles,
);
