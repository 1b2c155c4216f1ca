import { useMessages } from '#lib/language/i18n.ts';
import { runWithPart } from '#lib/loading/load-once.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { layoutEngine } from '../layout-engine';
import { framesMessages } from './messages';

type LayoutEngine = NonNullable<ReturnType<typeof layoutEngine.value.get>>;

/** Runs work with the layout engine once it is loaded; shows an error if it cannot be loaded. */
export function useLayoutEngine() {
  const { notLoaded } = useMessages(framesMessages);
  return (work: (engine: LayoutEngine) => void) =>
    runWithPart(layoutEngine, work, () => showToast('error', notLoaded));
}
