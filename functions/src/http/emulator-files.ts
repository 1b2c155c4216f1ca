import { pipeline } from 'node:stream/promises';
import { AppError } from '@smriti/shared/base/errors';
import type { Router } from 'express';
import type { Deps } from '../platform/deps';
import { EMULATOR_FILES_PATH, readTemporaryLink } from '../platform/links/temporary-link';
import { openStoredBytes } from '../platform/pictures/stored-picture';
import { CACHE_CONTROL } from './answer';

function fileNotFoundError(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/**
 * Adds the call that serves files of temporary links. Emulators only: the Storage emulator checks no
 * signatures.
 */
export function addEmulatorFiles(router: Router, deps: Deps): void {
  router.get(EMULATOR_FILES_PATH, async (request, response) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const link = readTemporaryLink(deps, searchParams);
    if (!link) throw fileNotFoundError();
    const file = deps.bucket.file(link.path);
    const [isThere] = await file.exists();
    if (!isThere) throw fileNotFoundError();
    response.setHeader('Cache-Control', CACHE_CONTROL.none);
    response.setHeader('Content-Type', 'application/octet-stream');
    response.setHeader('Content-Disposition', `attachment; filename="${link.filename}"`);
    await pipeline(openStoredBytes(file), response);
  });
}
