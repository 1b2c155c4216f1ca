import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOutputProfile, toProofProfile } from './output-profile';
import {
  encodeLanguageName,
  encodeTestOutputProfile,
  encodePlainName,
} from './output-profile.test-data';

const problemOf = (bytes: Uint8Array) => {
  const read = readOutputProfile(bytes);
  return 'problem' in read ? read.problem : null;
};
const CONVERSIONS = [
  ['A2B0', Buffer.from('to Lab  ')],
  ['B2A0', Buffer.from('to inks ')],
] as const;

describe('readOutputProfile', () => {
  it('returns the hash and the name of a profile of either version', () => {
    const bytes = encodeTestOutputProfile();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(readOutputProfile(bytes)).toEqual({ bytes, hash, description: 'Test press' });
    const later = encodeTestOutputProfile({
      version: 4,
      connection: 'XYZ ',
      tags: [...CONVERSIONS, ['desc', encodeLanguageName('Press of Pune')]],
    });
    expect(readOutputProfile(later)).toMatchObject({ description: 'Press of Pune' });
  });

  it('leaves control characters out of the name, and shortens it', () => {
    const desc = encodePlainName(`A\n${'b'.repeat(300)}`);
    const read = readOutputProfile(
      encodeTestOutputProfile({ tags: [...CONVERSIONS, ['desc', desc]] }),
    );
    expect(read).toMatchObject({ description: `A${'b'.repeat(199)}` });
  });

  it.each([
    ['other files', Buffer.from('GIF89a'), /not an ICC profile/],
    ['the profile of a monitor', encodeTestOutputProfile({ kind: 'mntr' }), /prtr/],
    ['other colours', encodeTestOutputProfile({ space: 'RGB ' }), /CMYK/],
    [
      'an unknown connection space',
      encodeTestOutputProfile({ connection: 'Luv ' }),
      /neither Lab nor XYZ/,
    ],
    ['a later version', encodeTestOutputProfile({ version: 5 }), /version 2 or 4/],
    ['a truncated file', encodeTestOutputProfile().subarray(0, -1), /damaged/],
    ['a file without conversions', encodeTestOutputProfile({ tags: [] }), /no A2B0/],
    ['a file without a name', encodeTestOutputProfile({ tags: CONVERSIONS }), /no desc/],
    [
      'an empty name',
      encodeTestOutputProfile({ tags: [...CONVERSIONS, ['desc', encodePlainName('')]] }),
      /has no name/,
    ],
  ])('refuses %s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toMatch(problem);
  });

  it('refuses a tag that exceeds the file, and a table that does', () => {
    const outside = encodeTestOutputProfile();
    outside.writeUInt32BE(outside.length, 132 + 8);
    expect(problemOf(outside)).toMatch(/exceeds the file/);
    for (const count of [101, 0xffffffff, 50]) {
      const long = encodeTestOutputProfile();
      long.writeUInt32BE(count, 128);
      expect(problemOf(long)).toMatch(/exceeds the file/);
    }
  });
});

it('makes the colorimetric conversions the default ones for soft proofs', () => {
  const tags = [
    ...CONVERSIONS,
    ['A2B1', Buffer.from('measured')],
    ['desc', encodePlainName('Test press')],
  ] as const;
  const proof = Buffer.from(toProofProfile(encodeTestOutputProfile({ tags })));
  const contentOf = (index: number) => {
    const start = proof.readUInt32BE(132 + 12 * index + 4);
    return proof.toString('latin1', start, start + proof.readUInt32BE(132 + 12 * index + 8));
  };
  expect([0, 1].map(contentOf)).toEqual(['measured', 'to inks ']);
  expect(proof[8]).toBe(4);
});
