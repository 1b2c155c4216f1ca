import { useMemo } from 'react';
import { toBookFinish } from '#domains/book/spread/finish.ts';
import { useEnglishCatalogue } from '../choices/catalogue-context';
import { useStudioState } from '../studio-context';
import { toShownStudioPhotos } from './shown-studio-photos';
import { useStudioValue } from './use-studio-value';

/** The finish of the chosen lamination and cover, found by their English names (finish.ts). */
function useFinish() {
  const { laminations, covers, isAroundMug } = useEnglishCatalogue();
  const { lamination_id, cover_type_id } = useStudioState(({ choices }) => choices);
  const nameOf = (list: readonly { id: number; name: string }[], chosen: number | null) =>
    list.find(({ id }) => id === chosen)?.name ?? '';
  const lamination = nameOf(laminations, lamination_id);
  const cover = nameOf(covers, cover_type_id);
  return useMemo(
    () => toBookFinish({ lamination, cover, isMug: isAroundMug }),
    [lamination, cover, isAroundMug],
  );
}

/** Photos and finish for drawing the book of the open design. */
export function useDrawnBook() {
  const shown = useStudioValue(toShownStudioPhotos);
  const photos = useMemo(() => new Map(shown), [shown]);
  return { photos, finish: useFinish() };
}
