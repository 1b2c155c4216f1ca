import type { Book } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { loadOnce, runWithPart } from '#lib/loading/load-once.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { framesMessages } from '../messages';
import { useEditBook } from './edit-book';

/** Code that lays out spreads, moves photos and adds texts; displaying pages does not need it. */
export const layoutEngine = loadOnce('page layouts', async () => {
  const [
    { applyAnotherLayout },
    { addPhoto, removeFrame },
    { planPhotoMove },
    { addCaption, addText },
  ] = await Promise.all([
    import('@smriti/shared/book/auto-fill/another-layout'),
    import('@smriti/shared/book/edit/layouts'),
    import('./move-photo'),
    import('@smriti/shared/book/edit/texts'),
  ]);
  return { addCaption, addPhoto, addText, applyAnotherLayout, planPhotoMove, removeFrame };
});

type LayoutEngine = NonNullable<ReturnType<typeof layoutEngine.value.get>>;

/** Change of the book with its announcement. */
interface Edit {
  change: (book: Book) => Book;
  said: string;
}

/**
 * Functions that edit the book with the layout engine, once it is loaded; shows a message if it
 * cannot be loaded.
 */
export function useLayoutEngine() {
  const { notLoaded } = useMessages(framesMessages);
  const { edit } = useEditBook();

  function runWithEngine(work: (engine: LayoutEngine) => void): void {
    runWithPart(layoutEngine, work, () => showToast('error', notLoaded));
  }

  /** Edits the book as planned; does nothing if `plan` returns null. */
  function editWithEngine(plan: (engine: LayoutEngine) => Edit | null): void {
    runWithEngine((engine) => {
      const planned = plan(engine);
      if (planned) edit(planned.change, planned.said);
    });
  }

  return { runWithEngine, editWithEngine };
}
