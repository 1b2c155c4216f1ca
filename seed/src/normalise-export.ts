import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { SEED_TIME } from './data/fixed-values.ts';
import { DEMO_PASSWORD, demoPeople } from './data/people.ts';

const accountsFile = z.looseObject({ users: z.array(z.looseObject({ localId: z.string() })) });
const objectFile = z.looseObject({ name: z.string(), md5Hash: z.string() });

/**
 * Removes random and time-dependent values from an emulator export, so that a new seed changes only
 * what really differs: objects are stored under their own names instead of random ones and get the
 * date of the data, and accounts the date of their profile. Two things still differ between runs:
 * the time when the catalogue was compiled, which names its snapshot, and two times in Firestore's
 * export metadata.
 */
export async function normaliseExport(folder: string): Promise<void> {
  await normaliseAccounts(join(folder, 'auth_export', 'accounts.json'));
  await normaliseObjects(join(folder, 'storage_export'));
}

async function normaliseAccounts(file: string): Promise<void> {
  const accounts = accountsFile.parse(await readJson(file));
  const users = accounts.users.map((user) => {
    const person = demoPeople.find(({ uid }) => uid === user.localId);
    if (!person) throw new Error(`${user.localId} is no demo account`);
    const created = Date.parse(person.created_at);
    const salt = `fakeSalt-${person.uid}`;
    return {
      ...user,
      salt,
      passwordHash: `fakeHash:salt=${salt}:password=${DEMO_PASSWORD}`,
      createdAt: String(created),
      lastLoginAt: String(created),
      passwordUpdatedAt: created,
      validSince: String(Math.floor(created / 1000)),
    };
  });
  await writeJson(file, { ...accounts, users });
}

async function normaliseObjects(storage: string): Promise<void> {
  for (const file of await readdir(join(storage, 'metadata'))) {
    const metadata = join(storage, 'metadata', file);
    const object = objectFile.parse(await readJson(metadata));
    await rm(metadata);
    await writeJson(join(storage, 'metadata', `${object.name}.json`), {
      ...object,
      etag: undefined, // the emulator derives it from the generation when it imports the export
      generation: generationOf(object.md5Hash),
      timeCreated: SEED_TIME,
      updated: SEED_TIME,
    });
    const blob = join(storage, 'blobs', object.name);
    await mkdir(dirname(blob), { recursive: true });
    await rename(join(storage, 'blobs', basename(file, '.json')), blob);
  }
}

/** A generation that depends on the content only: the first 48 bits of its digest. */
function generationOf(md5Hash: string): number {
  return Buffer.from(md5Hash, 'base64').readUIntBE(0, 6);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
