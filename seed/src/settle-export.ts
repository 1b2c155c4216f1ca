import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { SEEDED_ON } from './data/fixed-values.ts';
import { DEMO_PASSWORD, demoPeople } from './data/people.ts';

const accountsFile = z.looseObject({ users: z.array(z.looseObject({ localId: z.string() })) });
const objectFile = z.looseObject({ name: z.string(), md5Hash: z.string() });

/**
 * Takes chance and the clock out of an emulator export, so that seeding again changes only what has
 * really changed: objects are filed under their own names instead of random ones and are dated to
 * the day of the data, and accounts to the day of their profile. What remains different from run to
 * run is when the catalogue was compiled, which names its snapshot, and two moments in Firestore's
 * 52 bytes of export metadata.
 */
export async function settleExport(folder: string): Promise<void> {
  await settleAccounts(join(folder, 'auth_export', 'accounts.json'));
  await settleObjects(join(folder, 'storage_export'));
}

async function settleAccounts(file: string): Promise<void> {
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

async function settleObjects(storage: string): Promise<void> {
  for (const file of await readdir(join(storage, 'metadata'))) {
    const metadata = join(storage, 'metadata', file);
    const object = objectFile.parse(await readJson(metadata));
    await rm(metadata);
    await writeJson(join(storage, 'metadata', `${object.name}.json`), {
      ...object,
      etag: undefined, // made anew from the generation when the export is imported
      generation: generationOf(object.md5Hash),
      timeCreated: SEEDED_ON,
      updated: SEEDED_ON,
    });
    const blob = join(storage, 'blobs', object.name);
    await mkdir(dirname(blob), { recursive: true });
    await rename(join(storage, 'blobs', basename(file, '.json')), blob);
  }
}

/** A generation that changes with the content alone: the first 48 bits of its digest. */
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
