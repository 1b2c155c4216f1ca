import { MIN_GOOD_DPI, MIN_FAIR_DPI } from '../../album/print-resolution';
import type { Box } from './fill-types';
import type { PhotoTraits } from './photo-traits';

const MM_PER_INCH = 25.4;

/** The visible part of a photo's width and height in a frame that it just covers. */
export function visiblePart(
  { w, h }: Pick<Box, 'w' | 'h'>,
  aspect: number,
): {
  across: number;
  down: number;
} {
  const factor = w / h / aspect;
  return { across: Math.min(1, factor), down: Math.min(1, 1 / factor) };
}

export function croppedShare(
  box: Pick<Box, 'w' | 'h'>,
  { aspect }: Pick<PhotoTraits, 'aspect'>,
): number {
  const factor = box.w / box.h / aspect;
  return 1 - Math.min(factor, 1 / factor);
}

export function showsImportantPart(
  box: Pick<Box, 'w' | 'h'>,
  { aspect, least }: Pick<PhotoTraits, 'aspect' | 'least'>,
): boolean {
  const { across, down } = visiblePart(box, aspect);
  return across >= least.across - 1e-6 && down >= least.down - 1e-6;
}

/** Dots per inch of a photo in its frame; null when its measures are unknown. */
export function frameDpi(box: Pick<Box, 'w' | 'h'>, { photo, aspect }: PhotoTraits): number | null {
  if (photo.width === null || photo.height === null) return null;
  // the uncropped side shows all pixels of the photo; the other side has the same resolution
  const isWholeAcross = box.w / box.h >= aspect;
  return MM_PER_INCH * (isWholeAcross ? photo.width / box.w : photo.height / box.h);
}

/** Cost of a low resolution: 0 when good, high when poor. */
export function lowResolutionCost(box: Pick<Box, 'w' | 'h'>, traits: PhotoTraits): number {
  const dpi = frameDpi(box, traits);
  if (dpi === null || dpi >= MIN_GOOD_DPI) return 0;
  if (dpi >= MIN_FAIR_DPI) return (0.15 * (MIN_GOOD_DPI - dpi)) / (MIN_GOOD_DPI - MIN_FAIR_DPI);
  return 3 + (MIN_FAIR_DPI - dpi) / MIN_FAIR_DPI;
}
