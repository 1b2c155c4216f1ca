import { createHash } from 'node:crypto';
import { readAscii } from '@smriti/shared/album/picture-type';

/** An ICC output profile of a press, for embedding in print files. */
export interface OutputProfile {
  bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  hash: string;
  /** Its own name, such as 'Coated FOGRA39'. */
  description: string;
}

/** Byte offsets of the ICC header (ICC.1:2022, 7.2). */
const HEAD = { size: 0, version: 8, kind: 12, space: 16, connection: 20, signature: 36 };
const HEAD_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const MAX_DESCRIPTION_LENGTH = 200;
/** PDF 1.6 readers know no profiles of later versions. */
const VERSIONS: readonly number[] = [2, 4];
const CONNECTION_SPACES: readonly string[] = ['Lab ', 'XYZ '];
/** Tags with the conversions from and to inks, and the name. */
const REQUIRED_TAGS = ['A2B0', 'B2A0', 'desc'];

interface Tag {
  /** Position of its entry in the table. */
  entry: number;
  start: number;
  end: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** The tags by signature; null if the table or a tag exceeds the file. */
function readTags(bytes: Uint8Array): Map<string, Tag> | null {
  const view = viewOf(bytes);
  const count = view.getUint32(HEAD_BYTES);
  const first = HEAD_BYTES + 4;
  if (count > MAX_TAGS || first + count * TAG_BYTES > bytes.length) return null;
  const tags = new Map<string, Tag>();
  for (let at = first; at < first + count * TAG_BYTES; at += TAG_BYTES) {
    const start = view.getUint32(at + 4);
    const end = start + view.getUint32(at + 8);
    if (start < first + count * TAG_BYTES || end > bytes.length) return null;
    tags.set(readAscii(bytes, at, at + 4), { entry: at, start, end });
  }
  return tags;
}

/** Text of a 'desc' tag in profiles of version 2. */
function plainText(tag: Uint8Array): string {
  if (tag.length < 12) return '';
  const length = Math.min(viewOf(tag).getUint32(8), MAX_DESCRIPTION_LENGTH + 1);
  return readAscii(tag, 12, 12 + length);
}

/** First text of a 'desc' tag in profiles of version 4, where each language has its own. */
function languageText(tag: Uint8Array): string {
  if (tag.length < 28) return '';
  const view = viewOf(tag);
  const [length, start] = [view.getUint32(20), view.getUint32(24)];
  const text = tag.subarray(start, start + Math.min(length, 2 * MAX_DESCRIPTION_LENGTH));
  return Buffer.from(text.subarray(0, text.length - (text.length % 2)))
    .swap16()
    .toString('utf16le');
}

// eslint-disable-next-line no-control-regex -- the point of the pattern
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

function descriptionOf(tag: Uint8Array): string {
  const type = readAscii(tag, 0, 4);
  const text = type === 'mluc' ? languageText(tag) : type === 'desc' ? plainText(tag) : '';
  return text.replace(CONTROL_CHARACTERS, '').trim().slice(0, MAX_DESCRIPTION_LENGTH);
}

/** Reason why a header is not that of a CMYK output profile; null if it is. */
function findHeadProblem(bytes: Uint8Array): string | null {
  const at = (offset: number) => readAscii(bytes, offset, offset + 4);
  if (bytes.length < HEAD_BYTES + 4 || at(HEAD.signature) !== 'acsp')
    return 'This file is not an ICC profile.';
  if (viewOf(bytes).getUint32(HEAD.size) !== bytes.length)
    return 'This profile is damaged: it does not have the size that it states.';
  if (!VERSIONS.includes(bytes[HEAD.version] ?? 0))
    return 'This profile has a version that printers cannot read: use one of ICC version 2 or 4.';
  if (at(HEAD.kind) !== 'prtr')
    return 'This is not the profile of a printer: its class has to be prtr.';
  if (at(HEAD.space) !== 'CMYK') return 'This profile is for other colours: it has to be for CMYK.';
  if (!CONNECTION_SPACES.includes(at(HEAD.connection)))
    return 'This profile is damaged: its connection space is neither Lab nor XYZ.';
  return null;
}

/** Default conversions of a profile, and the relative colorimetric ones. */
const COLORIMETRIC_TAGS = [
  ['A2B0', 'A2B1'],
  ['B2A0', 'B2A1'],
] as const;

/**
 * A copy of a checked profile for soft proofs by libvips, which knows the default conversions only: they become
 * the relative colorimetric ones, which PDF prescribes for photos. It states version 4, because lcms maps the
 * black of a press to full black in the default conversion of earlier versions.
 */
export function toProofProfile(profile: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(profile);
  const tags = readTags(bytes);
  bytes[HEAD.version] = 4;
  for (const [name, colorimetric] of COLORIMETRIC_TAGS) {
    const [to, from] = [tags?.get(name), tags?.get(colorimetric)];
    if (to && from) bytes.copyWithin(to.entry + 4, from.entry + 4, from.entry + TAG_BYTES);
  }
  return bytes;
}

/**
 * Checks an ICC profile: header, tag table and required tags of a CMYK output profile.
 * @returns the profile, or a sentence with the reason why it is invalid
 */
export function readOutputProfile(bytes: Uint8Array): OutputProfile | { problem: string } {
  const problem = findHeadProblem(bytes);
  if (problem !== null) return { problem };
  const tags = readTags(bytes);
  if (!tags) return { problem: 'This profile is damaged: its table of contents exceeds the file.' };
  const missing = REQUIRED_TAGS.find((name) => !tags.has(name));
  if (missing !== undefined)
    return { problem: `This profile is not complete: it has no ${missing}.` };
  const { start, end } = tags.get('desc') ?? { start: 0, end: 0 };
  const description = descriptionOf(bytes.subarray(start, end));
  if (description === '') return { problem: 'This profile has no name.' };
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), description };
}
