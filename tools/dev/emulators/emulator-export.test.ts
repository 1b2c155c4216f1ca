import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getEnvironment } from '../../../shared/local/environment.ts';
import { copyExport, isExportFolder } from './emulator-export.ts';

const OBJECT = { name: 'catalogue/a.webp', bucket: 'demo-smriti.appspot.com', size: 4 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  write('source/firebase-export-metadata.json', {});
  write('source/auth_export/accounts.json', { users: [{ localId: 'u1' }] });
  write('source/storage_export/buckets.json', { buckets: [{ id: OBJECT.bucket }] });
  write('source/storage_export/metadata/1.json', OBJECT);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, value: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

const copy = () =>
  copyExport(join(folder, 'source'), join(folder, 'copy'), getEnvironment('test', {}));

describe('copying an emulator export', () => {
  test('renames its bucket to that of the environment', async () => {
    await copy();
    const bucket = 'demo-smriti-test.appspot.com';
    expect(read('copy/storage_export/buckets.json')).toEqual({ buckets: [{ id: bucket }] });
    expect(read('copy/storage_export/metadata/1.json')).toEqual({ ...OBJECT, bucket });
  });

  test('copies the rest unchanged, and does not change the source', async () => {
    await copy();
    expect(read('copy/auth_export/accounts.json')).toEqual({ users: [{ localId: 'u1' }] });
    expect(read('source/storage_export/metadata/1.json')).toEqual(OBJECT);
  });

  test('replaces an earlier copy', async () => {
    write('copy/storage_export/metadata/old.json', OBJECT);
    await copy();
    expect(() => read('copy/storage_export/metadata/old.json')).toThrow('ENOENT');
  });

  test('explains what to do without an export', async () => {
    rmSync(join(folder, 'source'), { recursive: true });
    expect(isExportFolder(join(folder, 'source'))).toBe(false);
    await expect(copy()).rejects.toThrow("make the shop's data with 'npm run seed'");
  });
});
