import type { Book } from '@smriti/shared/book/scene';
import { useMemo } from 'react';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { createLazyPart, useLazyPart } from '#lib/loading/lazy-part.ts';
import type { FillInput } from './fill-input';

/** Print warnings of a book, and the list that shows them; loaded after the pages. */
export const lazyBookWarnings = createLazyPart('page warnings', async () => {
  const [{ listSpreadWarnings }, { WarningList }] = await Promise.all([
    import('#domains/book/spread/warnings/spread-warnings.ts'),
    import('#domains/book/spread/warnings/WarningList.tsx'),
  ]);
  return { listSpreadWarnings, WarningList };
});

interface WarningsInput {
  scene: Book;
  faces: readonly SpreadFace[];
  photos: ShownPhotos;
  input: FillInput;
}

/** Print warnings of a book, and the list that shows them; null until it is loaded. */
export function useBookWarnings({ scene, faces, photos, input }: WarningsInput) {
  const part = useLazyPart(lazyBookWarnings);
  const warnings = useMemo(
    () => part?.listSpreadWarnings(scene, faces, photos, input.format) ?? [],
    [part, scene, faces, photos, input.format],
  );
  return { WarningList: part?.WarningList ?? null, warnings };
}
