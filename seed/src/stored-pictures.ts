import { smallBannerPath, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolFailure } from '../../shared/local/failure.ts';
import { CACHE_FOLDER } from '../../shared/local/paths.ts';
import { type FilesByName, mapConcurrently, openFileCache } from './file-cache.ts';
import type { RenderedPicture } from './pictures/catalogue-pictures.ts';
import { listPictureSpecs, renderPicture } from './pictures/catalogue-pictures.ts';
import { findPictureFaults } from './pictures/picture-faults.ts';

/** A WebP picture and its name in Cloud Storage. */
export interface StoredPicture {
  path: string;
  bytes: Buffer;
}

const ENCODER = join(import.meta.dirname, 'pictures', 'catalogue-pictures.ts');
const AT_ONCE = 2;

/** Storage path of each rendition in the cache, by its name. */
const PATHS: Readonly<Record<string, (path: string) => string>> = {
  'body.webp': (path) => path,
  'small.webp': smallPicturePath,
  'medium.webp': smallBannerPath,
};

/**
 * Creates every catalogue picture in all its widths, each with its storage path. Drawing all pictures takes
 * minutes, so each is cached in .cache until its drawing or its encoder changes.
 * @throws ToolFailure when pictures look the same, are almost blank or are too large
 */
export async function createPictures(): Promise<StoredPicture[]> {
  const specs = listPictureSpecs();
  const encoder = await readFile(ENCODER, 'utf8');
  const cache = await openFileCache(join(CACHE_FOLDER, 'pictures'));
  const pictures = await mapConcurrently(specs, AT_ONCE, async (spec, index) => {
    const files = await cache.getOrCreate([spec.path, spec.svg(), encoder], async () => {
      console.log(`Drawing ${spec.path} (${index + 1} of ${specs.length}) ...`);
      return filesOf(await renderPicture(spec));
    });
    return storedPictures(spec.path, files);
  });
  await cache.removeUnused();
  const stored = pictures.flat();
  const faults = await findPictureFaults(stored);
  if (faults.length > 0) throw new ToolFailure(faults.join('\n'));
  return stored;
}

function filesOf({ body, small, medium }: RenderedPicture): FilesByName {
  return { 'body.webp': body, 'small.webp': small, ...(medium && { 'medium.webp': medium }) };
}

function storedPictures(path: string, files: FilesByName): StoredPicture[] {
  return Object.entries(PATHS).flatMap(([name, pathOf]) => {
    const bytes = files[name];
    return bytes ? [{ path: pathOf(path), bytes }] : [];
  });
}
