import { PHOTO_TYPES } from '@smriti/shared/album/photos';

/** Whether HEIC photos are converted in the browser; a build setting (docs/deploy.md). */
export const isHeicAccepted = import.meta.env.VITE_HEIC !== 'off';

/**
 * MIME type and file extensions of HEIC. The extensions are needed because many desktop browsers do not
 * know the MIME type.
 */
const HEIC_TYPES = ',image/heic,.heic,.heif';

/**
 * Whether the system's file picker converts HEIC photos to JPEG if `accept` does not list HEIC. Only
 * browsers of iPhones and iPads support this property.
 */
const doesPickerConvertHeic = () => globalThis.CSS?.supports('-webkit-touch-callout', 'none');

/** Value of the `accept` attribute of file inputs for photos. */
export function formatAcceptedTypes(): string {
  const types = PHOTO_TYPES.join(',');
  return isHeicAccepted && !doesPickerConvertHeic() ? types + HEIC_TYPES : types;
}
