import { photoCountSentence, type PhotoCountRule } from '@smriti/shared/catalogue/photo-counts';
import { fieldText } from '../api/api';

/** How many photos a product takes, in words; null when any number does. */
export function photoCountText(counts: PhotoCountRule): string | null {
  const sentence = photoCountSentence(counts);
  return sentence && fieldText({ field: '', ...sentence });
}
