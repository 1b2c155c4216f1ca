import { useShallow } from 'zustand/react/shallow';
import { useStudioState } from '../../studio-context';
import { isUnderWay, orderedPhotos, type StudioState } from '../../studio-store';

function countsOf(state: StudioState) {
  const photos = orderedPhotos(state);
  const number = (wanted: string) => photos.filter((photo) => photo.state === wanted).length;
  const progress = photos.reduce((sum, photo) => sum + photo.progress, 0);
  return {
    total: photos.length,
    stored: number('stored'),
    failed: number('failed'),
    lost: number('lost'),
    underWay: photos.filter(isUnderWay).length,
    // Whole percents, so that components render only if the displayed number changes.
    percent: photos.length === 0 ? 0 : Math.floor((progress / photos.length) * 100),
  };
}
export type UploadCounts = ReturnType<typeof countsOf>;

/** Numbers of uploaded, pending and failed photos. */
export function useUploadCounts(): UploadCounts {
  return useStudioState(useShallow(countsOf));
}
