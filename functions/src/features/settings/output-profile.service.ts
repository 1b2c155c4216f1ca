import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getSoftProof, SoftProof } from '@smriti/shared/book/soft-proof';
import {
  type getOutputProfile,
  OUTPUT_PROFILE_FIELD,
  removeOutputProfile as removeCall,
  type StoredOutputProfile,
  uploadOutputProfile as uploadCall,
} from '@smriti/shared/staff/output-profile';
import type { StaffMember } from '../../platform/caller';
import { createCachedValue } from '../../platform/cached-value';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import type { Deps } from '../../platform/deps';
import {
  type OutputProfile,
  readOutputProfile,
  toProofProfile,
} from '../../platform/pdf/output-profile';
import { simulatePress } from '../../platform/pictures/press-colours';
import { recordStaffAction } from '../audit/audit.service';
import type { OutputProfileRecord } from './output-profile.records';
import {
  findOutputProfile,
  removeOutputProfileRecord,
  writeOutputProfile,
} from './output-profile.repository';
import { readOutputProfileBytes, saveOutputProfile } from './output-profile.storage';
import { fitSoftProof, listSampleColours } from './soft-proof.domain';

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

/** The soft proof of a profile; null if the profile converts no colours. */
async function computeSoftProof(profile: Uint8Array): Promise<SoftProof | null> {
  const colours = listSampleColours();
  const printed = await simulatePress(toProofProfile(profile), colours);
  return printed && fitSoftProof(colours, printed);
}

/** Cache time per instance in ms. */
const FRESH_MILLISECONDS = 5_000;
const recentProfile = createCachedValue(FRESH_MILLISECONDS, findOutputProfile);
/** Soft proofs by hash, of profiles that an earlier release has stored without one. */
const computedProofs = new Map<string, Promise<SoftProof | null>>();

async function computeMissingProof(
  deps: Pick<Deps, 'bucket'>,
  hash: string,
): Promise<SoftProof | null> {
  const bytes = await readOutputProfileBytes(deps, hash);
  return bytes && computeSoftProof(bytes);
}

/** The soft proof of the output profile, for everyone (docs/rules.md#print-10); at most 5 s old. */
export async function currentSoftProof(deps: Deps): Promise<AnswerOf<typeof getSoftProof>> {
  const record = await recentProfile.current(deps);
  if (!record) return { proof: null };
  const { hash, soft_proof } = record;
  if (soft_proof !== undefined) return { proof: soft_proof };
  const proof = computedProofs.get(hash) ?? computeMissingProof(deps, hash);
  computedProofs.set(hash, proof);
  proof.catch(() => computedProofs.delete(hash));
  return { proof: await proof };
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
  /** Content of the uploaded file; null if none. */
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
  const soft_proof = await computeSoftProof(content);
  const answer = await runOnce(deps, idempotency, uploadCall.response, async (tx) => {
    const before = await findOutputProfile(tx);
    const record = {
      hash,
      description,
      bytes: content.length,
      uploaded_at: deps.clock.now().toISOString(),
      uploaded_by: by.uid,
      soft_proof,
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
  recentProfile.forget(deps);
  return answer;
}

/** Removes the output profile: print files that are made from now on are in sRGB. */
export async function removeOutputProfile(
  deps: Deps,
  { by, idempotency }: Pick<Upload, 'by' | 'idempotency'>,
): Promise<Answer> {
  const answer = await runOnce(deps, idempotency, removeCall.response, async (tx) => {
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
  recentProfile.forget(deps);
  return answer;
}
