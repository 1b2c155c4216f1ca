import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallBannerPath, smallPicturePath } from '@smriti/shared/pictures';
import sharp from 'sharp';
import { CACHE } from '../paths.ts';
import type { PictureSpec, RenderedPicture } from './pictures/catalogue-pictures.ts';
import { cataloguePictures, renderPicture } from './pictures/catalogue-pictures.ts';
import type { StoredPicture } from './store-pictures.ts';

const RENDERED = join(CACHE, 'pictures');
const ENCODER = join(import.meta.dirname, 'pictures', 'catalogue-pictures.ts');
const AT_ONCE = 2;

/**
 * Every catalogue picture in all its widths, under the names that they are stored by. Drawing all of
 * them takes minutes, so each is kept in .cache until its drawing or its encoder changes.
 */
export async function picturesToStore(): Promise<StoredPicture[]> {
  const specs = cataloguePictures();
  const encoder = [await readFile(ENCODER, 'utf8'), JSON.stringify(sharp.versions)];
  await mkdir(RENDERED, { recursive: true });
  const pictures: StoredPicture[][] = [];
  const kept = new Set<string>();
  const waiting = [...specs.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, spec] = next;
      const key = keyOf([spec.path, spec.svg(), ...encoder]);
      kept.add(key);
      if (!existsSync(join(RENDERED, key))) {
        console.log(`Drawing ${spec.path} (${index + 1} of ${specs.length}) ...`);
        await keep(key, await renderPicture(spec));
      }
      pictures[index] = await keptPictures(key, spec);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await forgetAllBut(kept);
  return pictures.flat();
}

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Complete or not there: a run that is ended half-way leaves no half picture under the key. */
async function keep(key: string, { body, small, medium }: RenderedPicture): Promise<void> {
  const unfinished = await mkdtemp(join(RENDERED, 'unfinished-'));
  await writeFile(join(unfinished, 'body.webp'), body);
  await writeFile(join(unfinished, 'small.webp'), small);
  if (medium) await writeFile(join(unfinished, 'medium.webp'), medium);
  await rename(unfinished, join(RENDERED, key));
}

async function keptPictures(key: string, { path }: PictureSpec): Promise<StoredPicture[]> {
  const names: Record<string, string> = {
    'body.webp': path,
    'small.webp': smallPicturePath(path),
    'medium.webp': smallBannerPath(path),
  };
  const files = Object.keys(names).filter((file) => existsSync(join(RENDERED, key, file)));
  return Promise.all(
    files.map(async (file) => ({
      path: names[file] ?? path,
      bytes: await readFile(join(RENDERED, key, file)),
    })),
  );
}

async function forgetAllBut(kept: ReadonlySet<string>): Promise<void> {
  const forgotten = (await readdir(RENDERED)).filter((name) => !kept.has(name));
  await Promise.all(
    forgotten.map((name) => rm(join(RENDERED, name), { recursive: true, force: true })),
  );
}
