import { withTexts } from '#lib/language/texts.ts';
import { conflictNotices } from './save/conflicts/conflict-notices';

export { addSharedPhotos } from './photos/adding/take-shared';

/** Prefetches what an open design may show later, so that it also works without a connection. */
export async function prefetchStudioParts(): Promise<void> {
  await withTexts(
    () =>
      Promise.all([
        import('./photos/PhotoGrid'),
        import('./photos/sorting/OrderBar'),
        import('./photos/sorting/MoveDialog'),
        import('./photos/adding/DropOverlay'),
        import('./book/ArrangeBook'),
        import('./editor/panels/PhotoBar'),
        import('./book/fill-studio-book'),
        import('./photos/adding/FileNotices'),
        import('./photos/adding/UploadStatus'),
        import('./photos/adding/add-files'),
        conflictNotices.load(),
        import('./save/StartOverDialog'),
        import('./save/send-album'),
        import('#ui/feedback/Toaster.tsx'),
      ]),
    'editor',
    'book',
  );
}
