import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files by name. */
export type FilesByName = Readonly<Record<string, Buffer>>;

/** Cache of generated files; the key is a hash of all inputs. */
export interface FileCache {
  /** Cached files for `parts`; `make` creates them when they are missing. */
  getOrCreate(parts: readonly string[], make: () => Promise<FilesByName>): Promise<FilesByName>;
  /** Removes entries that were not used in this run. */
  removeUnused(): Promise<void>;
}

/** Opens the cache in a folder. A new version of the encoding library invalidates all entries. */
export async function openFileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const asked = new Set<string>();
  return {
    getOrCreate: async (parts, make) => {
      const key = keyOf([...parts, JSON.stringify(sharp.versions)]);
      asked.add(key);
      const place = join(folder, key);
      if (!existsSync(place)) await storeEntry(folder, key, await make());
      return read(place);
    },
    removeUnused: async () => {
      const others = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(
        others.map((name) => rm(join(folder, name), { recursive: true, force: true })),
      );
    },
  };
}

/** Maps items concurrently, at most `atOnce` at a time; results are in the order of the items. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Writes to a temporary folder first, so that an interrupted run leaves no partial entry. */
async function storeEntry(folder: string, key: string, files: FilesByName): Promise<void> {
  const unfinished = await mkdtemp(join(folder, 'unfinished-'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(unfinished, name), bytes);
  await rename(unfinished, join(folder, key));
}

async function read(place: string): Promise<FilesByName> {
  const names = await readdir(place);
  const files = names.map(async (name) => [name, await readFile(join(place, name))] as const);
  return Object.fromEntries(await Promise.all(files));
}
