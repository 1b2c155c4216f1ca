import type { PhotoType } from '@smriti/shared/album/photos';
import { detectPictureType, PICTURE_TYPE_BYTES } from '@smriti/shared/album/picture-type';
import { logFailure } from '#lib/log.ts';
import { isHeicAccepted } from './accepted-types';
import type { ConversionControl } from './heic/convert-heic';
import { type FileProblem, findSizeProblem } from './file-check';
import { hashContent } from './photo-id';
import { type PhotoRemark, findPhotoRemark } from './photo-remark';

/** Data of a chosen photo: file type, upright dimensions in pixels, thumbnail, hash and date. */
export interface ReadPhoto {
  name: string;
  /** File to upload: the chosen one, or the JPEG into which it was converted. */
  file: Blob;
  hash: string;
  type: PhotoType;
  width: number;
  height: number;
  /**
   * Time at which the photo was taken, in ms since 1970; without a camera date, the file's
   * modification time.
   */
  takenAt: number;
  thumbnail: Blob;
  /** Warning about how the photo will print; null if none. */
  remark: PhotoRemark | null;
}

/** Longer side of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 480;
const THUMBNAIL_QUALITY = 0.82;

async function bytesOf(file: Blob): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch {
    // The file was moved or changed on disk after it was chosen.
    return null;
  }
}

async function decode(blob: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch {
    // The browser cannot decode the file as an image.
    return null;
  }
}

function thumbnailOf(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency; transparent areas become white, as in print.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', THUMBNAIL_QUALITY);
  });
}

/** Loads the converter of HEIC photos; few designs contain any. Returns null if it does not load. */
async function loadConverter() {
  try {
    return (await import('./heic/convert-heic')).convertHeic;
  } catch (error) {
    logFailure('The conversion of HEIC photos could not be loaded', error);
    return null;
  }
}

/** Converts a HEIC photo to JPEG, with its date and colours. Returns a problem if that fails. */
async function convertToJpeg(
  file: File,
  control: ConversionControl,
): Promise<File | FileProblem | 'cancelled'> {
  if (!isHeicAccepted) return 'heic';
  const convertHeic = await loadConverter();
  if (!convertHeic) return 'heicNotLoaded';
  const jpeg = await convertHeic(file, control);
  if (typeof jpeg !== 'string' || jpeg === 'cancelled') return jpeg;
  return jpeg === 'notLoaded' ? 'heicNotLoaded' : 'heicUnreadable';
}

/**
 * Reads a chosen file: type, upright dimensions, date taken, hash and thumbnail. A HEIC photo is
 * converted to JPEG. Returns a problem if the file cannot be used.
 */
export async function readPhoto(
  chosen: File,
  control: ConversionControl,
): Promise<ReadPhoto | FileProblem | 'cancelled'> {
  const problem = findSizeProblem(chosen);
  if (problem) return problem;
  const head = await bytesOf(chosen.slice(0, PICTURE_TYPE_BYTES));
  if (!head) return 'unreadable';
  const type = detectPictureType(new Uint8Array(head));
  if (type === null) return 'type';
  if (type !== 'image/heic') return readPicture(chosen, type);
  const jpeg = await convertToJpeg(chosen, control);
  return typeof jpeg === 'string' ? jpeg : readPicture(jpeg, 'image/jpeg');
}

/** Reads a file whose type is uploaded without conversion. */
async function readPicture(file: File, type: PhotoType): Promise<ReadPhoto | FileProblem> {
  const buffer = await bytesOf(file);
  if (!buffer) return 'unreadable';
  const bytes = new Uint8Array(buffer);
  const picture = await decode(new Blob([bytes], { type }));
  if (!picture) return 'unreadable';
  try {
    const thumbnail = await thumbnailOf(picture);
    if (!thumbnail) return 'unreadable';
    const { name } = file;
    const { width, height } = picture;
    const [hash, remark, shotAt] = await Promise.all([
      hashContent(bytes),
      findPhotoRemark(bytes),
      type === 'image/jpeg' ? readCameraDate(bytes) : null,
    ]);
    const takenAt = shotAt ?? file.lastModified;
    return { name, file, hash, type, width, height, takenAt, thumbnail, remark };
  } finally {
    picture.close();
  }
}

/** Time at which a JPEG was taken, by its camera's clock, in ms since 1970; null if unknown. */
async function readCameraDate(bytes: Uint8Array): Promise<number | null> {
  try {
    // Lazily loaded, because it is needed only after files are chosen.
    const { readJpegCaptureTimestamp } = await import('@smriti/shared/album/picture-date');
    return readJpegCaptureTimestamp(bytes);
  } catch (error) {
    logFailure('A photo could not be looked into for its date', error);
    return null;
  }
}
