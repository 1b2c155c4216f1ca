import { loadOnce } from '../../../../lib/load-once';

/** What lays a spread out anew: pages that stand as they are do without it. */
export const layoutEngine = loadOnce('the layouts of pages', async () => {
  const [{ anotherLayout }, { removeFrame }] = await Promise.all([
    import('@smriti/shared/book/auto-fill/another-layout'),
    import('@smriti/shared/book/edit/layouts'),
  ]);
  return { anotherLayout, removeFrame };
});
type LayoutEngine = NonNullable<ReturnType<typeof layoutEngine.value.get>>;

/** Uses it at once where it is there, else as soon as it is. */
export function withLayouts(work: (engine: LayoutEngine) => void, onMissing: () => void): void {
  const engine = layoutEngine.value.get();
  if (engine) work(engine);
  else void layoutEngine.load().then((found) => (found ? work(found) : onMissing()));
}
