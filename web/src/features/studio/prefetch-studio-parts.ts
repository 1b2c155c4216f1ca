import { loadWithTexts } from '#lib/language/texts.ts';
import { lazyConflictNotices } from './save/conflicts/lazy-conflict-notices';

export { addSharedPhotos } from './photos/adding/add-shared-photos';

/** Prefetches what an open design may show later, so that it also works without a connection. */
export async function prefetchStudioParts(): Promise<void> {
  await loadWithTexts(
    () =>
      Promise.all([
        import('./photos/PhotoGrid'),
        import('./photos/sorting/OrderBar'),
        import('./photos/sorting/MoveDialog'),
        import('./photos/adding/DropOverlay'),
        import('./book/BookArranger'),
        import('./editor/BookScreen'),
        import('./editor/panels/PhotoTray'),
        import('./editor/panels/PhotoToolbar'),
        import('./editor/panels/StylePanel'),
        import('./editor/panels/TextPanel'),
        import('./editor/EditorShortcutsDialog'),
        import('./book/fill-studio-book'),
        import('./photos/adding/FileNotices'),
        import('./photos/adding/UploadStatus'),
        import('./photos/adding/file-intake'),
        lazyConflictNotices.load(),
        import('./save/StartOverDialog'),
        import('./save/send-album'),
        import('#ui/feedback/Toaster.tsx'),
      ]),
    'editor',
    'book',
  );
}
