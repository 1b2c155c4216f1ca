import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPeople } from './data/people.ts';
import { normaliseExport } from './normalise-export.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settle-export-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes an export as the emulators do, with the random ids and times of one run. */
async function writeExport(run: string, moment: number, content: string): Promise<void> {
  const users = demoPeople.map(({ uid, email }) => ({
    localId: uid,
    email,
    salt: `fakeSalt${run}`,
    passwordHash: `fakeHash:salt=fakeSalt${run}:password=Smriti@123`,
    createdAt: String(moment),
    lastLoginAt: String(moment),
    passwordUpdatedAt: moment,
    validSince: String(Math.floor(moment / 1000)),
  }));
  await write('auth_export/accounts.json', JSON.stringify({ kind: 'accounts', users }));
  await write(`storage_export/blobs/${run}`, content);
  const metadata = {
    name: 'catalogue/products/1-1.webp',
    bucket: 'demo-smriti.appspot.com',
    generation: moment,
    contentType: 'image/webp',
    cacheControl: 'public',
    etag: run,
    timeCreated: new Date(moment).toISOString(),
    updated: new Date(moment).toISOString(),
    md5Hash: createHash('md5').update(content).digest('base64'),
  };
  await write(`storage_export/metadata/${run}.json`, JSON.stringify(metadata));
}

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}

async function settledFiles(run: string, moment: number, content: string) {
  await writeExport(run, moment, content);
  await normaliseExport(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  await rm(folder, { recursive: true });
  await mkdir(folder);
  return Object.fromEntries(paths.map((path, index) => [path, contents[index]]));
}

describe('normaliseExport', () => {
  it('writes the same files for different random ids and times', async () => {
    const first = await settledFiles('786d0b8a', 1_795_249_026_100, 'picture');
    const second = await settledFiles('b6d9d9d6', 1_795_300_000_000, 'picture');
    expect(Object.keys(first)).toEqual([
      'auth_export/accounts.json',
      'storage_export/blobs/catalogue/products/1-1.webp',
      'storage_export/metadata/catalogue/products/1-1.webp.json',
    ]);
    expect(second).toEqual(first);
  });

  it('keeps the content, and derives the generation from it', async () => {
    const metadata = 'storage_export/metadata/catalogue/products/1-1.webp.json';
    const first = await settledFiles('1', 1, 'picture');
    const second = await settledFiles('1', 1, 'another picture');
    expect(first['storage_export/blobs/catalogue/products/1-1.webp']).toBe('picture');
    expect(JSON.parse(first[metadata] ?? '')).toMatchObject({
      name: 'catalogue/products/1-1.webp',
      contentType: 'image/webp',
      cacheControl: 'public',
    });
    const generationIn = (text = '') => (JSON.parse(text) as { generation: unknown }).generation;
    expect(Number.isSafeInteger(generationIn(first[metadata]))).toBe(true);
    expect(generationIn(second[metadata])).not.toBe(generationIn(first[metadata]));
  });

  it('keeps each password hash consistent with its salt', async () => {
    const files = await settledFiles('x', 5, 'picture');
    const { users } = JSON.parse(files['auth_export/accounts.json'] ?? '') as {
      users: { salt: string; passwordHash: string }[];
    };
    expect(users).toHaveLength(demoPeople.length);
    for (const { salt, passwordHash } of users) {
      expect(passwordHash).toBe(`fakeHash:salt=${salt}:password=Smriti@123`);
    }
  });
});
