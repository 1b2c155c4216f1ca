import type { Book } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { createLazyPart, runWithLazyPart } from '#lib/loading/lazy-part.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { frameMessages } from '../messages';
import { useBookEditing } from './use-book-editing';

/** Code that lays out spreads, moves photos and adds texts; displaying pages does not need it. */
export const lazyLayoutEngine = createLazyPart('page layouts', async () => {
  const [
    { applyAnotherLayout },
    { addPhoto, removeFrame },
    { planPhotoMove },
    { addCaption, addText },
  ] = await Promise.all([
    import('@smriti/shared/book/auto-fill/another-layout'),
    import('@smriti/shared/book/edit/layouts'),
    import('./plan-photo-move'),
    import('@smriti/shared/book/edit/texts'),
  ]);
  return { addCaption, addPhoto, addText, applyAnotherLayout, planPhotoMove, removeFrame };
});

type LayoutEngine = NonNullable<ReturnType<typeof lazyLayoutEngine.value.get>>;

/** Change of the book with its announcement. */
interface AnnouncedEdit {
  change: (book: Book) => Book;
  said: string;
}

/**
 * Functions that edit the book with the layout engine, once it is loaded; shows a message if it
 * cannot be loaded.
 */
export function useLayoutEngine() {
  const { notLoaded } = useMessages(frameMessages);
  const { edit } = useBookEditing();

  function runWithEngine(work: (engine: LayoutEngine) => void): void {
    runWithLazyPart(lazyLayoutEngine, work, () => showToast('error', notLoaded));
  }

  /** Edits the book as planned; does nothing if `plan` returns null. */
  function editWithEngine(plan: (engine: LayoutEngine) => AnnouncedEdit | null): void {
    runWithEngine((engine) => {
      const planned = plan(engine);
      if (planned) edit(planned.change, planned.said);
    });
  }

  return { runWithEngine, editWithEngine };
}
