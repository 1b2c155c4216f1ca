import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import {
  type getOutputProfile,
  OUTPUT_PROFILE_FIELD,
  removeOutputProfile as removeCall,
  type StoredOutputProfile,
  uploadOutputProfile as uploadCall,
} from '@smriti/shared/staff/output-profile';
import type { StaffMember } from '../../platform/caller';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import { type OutputProfile, readOutputProfile } from '../../platform/pdf/output-profile';
import { recordStaffAction } from '../audit/audit.service';
import type { OutputProfileRecord } from './output-profile.records';
import {
  findOutputProfile,
  removeOutputProfileRecord,
  writeOutputProfile,
} from './output-profile.repository';
import { readOutputProfileBytes, saveOutputProfile } from './output-profile.storage';

type Answer = AnswerOf<typeof getOutputProfile>;

function present(record: OutputProfileRecord | null): Answer {
  if (!record) return { profile: null };
  const { hash, description, bytes, uploaded_at } = record;
  return { profile: { hash, description, bytes, uploaded_at } satisfies StoredOutputProfile };
}

/** The output profile that is set, without its bytes. */
export async function currentOutputProfile({ db }: Pick<Deps, 'db'>): Promise<Answer> {
  return present(await findOutputProfile(db));
}

/**
 * The output profile for a print file that is made now; null when none is set.
 * @throws AppError not_found when its file is missing
 */
export async function loadOutputProfile(
  deps: Pick<Deps, 'db' | 'bucket'>,
): Promise<OutputProfile | null> {
  const record = await findOutputProfile(deps.db);
  if (!record) return null;
  const bytes = await readOutputProfileBytes(deps, record.hash);
  if (!bytes)
    throw new AppError(
      'not_found',
      'The output profile of the settings is missing. Upload it again.',
    );
  return { bytes, hash: record.hash, description: record.description };
}

/** @throws AppError invalid_input with the reason why it is not a CMYK output profile */
function checkProfile(bytes: Buffer | null): OutputProfile {
  const read = bytes ? readOutputProfile(bytes) : { problem: 'Please choose a profile.' };
  if (!('problem' in read)) return read;
  const { problem: message } = read;
  throw new AppError('invalid_input', message, {
    details: [{ field: OUTPUT_PROFILE_FIELD, message }],
  });
}

const auditValues = (record: Pick<OutputProfileRecord, 'hash' | 'bytes'> | null) =>
  record && { profile: record.hash, bytes: record.bytes };

interface Upload {
  by: StaffMember;
  /** null without a file. */
  bytes: Buffer | null;
  idempotency: IdempotencyClaim | null;
}

/**
 * Sets the output profile for print files that are made from now on (docs/rules.md#print-8).
 * @throws AppError invalid_input
 */
export async function uploadOutputProfile(
  deps: Deps,
  { by, bytes, idempotency }: Upload,
): Promise<Answer> {
  const { hash, description, bytes: content } = checkProfile(bytes);
  await saveOutputProfile(deps, hash, content);
  return runOnce(deps, idempotency, uploadCall.response, async (tx) => {
    const before = await findOutputProfile(tx);
    const record = {
      hash,
      description,
      bytes: content.length,
      uploaded_at: deps.clock.now().toISOString(),
      uploaded_by: by.uid,
    };
    writeOutputProfile(tx, record);
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.output_profile',
      record: { kind: 'settings', id: 'outputProfile' },
      before: auditValues(before),
      after: auditValues(record),
    });
    return present(record);
  });
}

/** Removes the output profile: print files that are made from now on are in sRGB. */
export function removeOutputProfile(
  deps: Deps,
  { by, idempotency }: Pick<Upload, 'by' | 'idempotency'>,
): Promise<Answer> {
  return runOnce(deps, idempotency, removeCall.response, async (tx) => {
    const before = await findOutputProfile(tx);
    if (!before) return present(null);
    removeOutputProfileRecord(tx);
    recordStaffAction(tx, deps, {
      by,
      action: 'settings.output_profile',
      record: { kind: 'settings', id: 'outputProfile' },
      before: auditValues(before),
      after: null,
    });
    return present(null);
  });
}
