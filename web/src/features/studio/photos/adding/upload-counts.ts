import { useShallow } from 'zustand/react/shallow';
import { useStudioState } from '../../studio-context';
import { isUploadPending, listOrderedPhotos, type StudioState } from '../../studio-store';

function countUploads(state: StudioState) {
  const photos = listOrderedPhotos(state);
  const number = (wanted: string) => photos.filter((photo) => photo.state === wanted).length;
  const progress = photos.reduce((sum, photo) => sum + photo.progress, 0);
  const total = photos.length + state.reading;
  return {
    total,
    stored: number('stored'),
    failed: number('failed'),
    lost: number('lost'),
    underWay: photos.filter(isUploadPending).length + state.reading,
    // Whole percents, so that components render only if the displayed number changes.
    percent: total === 0 ? 0 : Math.floor((progress / total) * 100),
  };
}
export type UploadCounts = ReturnType<typeof countUploads>;

/** Numbers of uploaded, pending and failed photos; files that are still read or converted are pending. */
export function useUploadCounts(): UploadCounts {
  return useStudioState(useShallow(countUploads));
}
