export { takeShared } from './photos/take-shared';

/** What an open design may show later: fetched ahead, it is there without a connection too. */
export async function fetchLater(): Promise<void> {
  await Promise.all([
    import('./photos/PhotoGrid'),
    import('./photos/OrderBar'),
    import('./photos/MoveDialog'),
    import('./photos/DropOverlay'),
    import('./book/ArrangeBook'),
    import('./book/editor/frames/PhotoBar'),
    import('./book/fill-studio-book'),
    import('./photos/FileNotices'),
    import('./photos/UploadStatus'),
    import('./photos/add-files'),
    import('./save/BookConflictNotice'),
    import('./save/ConflictNotice'),
    import('./save/StartOverDialog'),
    import('./save/send-album'),
    import('../../components/feedback/Toaster'),
  ]);
}
