import { photoCountSentence, type PhotoCountRule } from '@smriti/shared/catalogue/photo-counts';
import { fieldProblemText } from '#lib/api/api.ts';

/** Allowed number of photos in words; null if any number is allowed. */
export function photoCountText(counts: PhotoCountRule): string | null {
  const sentence = photoCountSentence(counts);
  return sentence && fieldProblemText({ field: '', ...sentence });
}
