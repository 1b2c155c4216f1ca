import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOutputProfile } from './output-profile';
import { encodeLanguageName, anOutputProfile, aPlainName } from './output-profile.test-data';

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
    const bytes = anOutputProfile();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(readOutputProfile(bytes)).toEqual({ bytes, hash, description: 'Test press' });
    const later = anOutputProfile({
      version: 4,
      connection: 'XYZ ',
      tags: [...CONVERSIONS, ['desc', encodeLanguageName('Press of Pune')]],
    });
    expect(readOutputProfile(later)).toMatchObject({ description: 'Press of Pune' });
  });

  it('leaves control characters out of the name, and shortens it', () => {
    const desc = aPlainName(`A\n${'b'.repeat(300)}`);
    const read = readOutputProfile(anOutputProfile({ tags: [...CONVERSIONS, ['desc', desc]] }));
    expect(read).toMatchObject({ description: `A${'b'.repeat(199)}` });
  });

  it.each([
    ['other files', Buffer.from('GIF89a'), /not an ICC profile/],
    ['the profile of a monitor', anOutputProfile({ kind: 'mntr' }), /prtr/],
    ['other colours', anOutputProfile({ space: 'RGB ' }), /CMYK/],
    ['an unknown connection space', anOutputProfile({ connection: 'Luv ' }), /neither Lab nor XYZ/],
    ['a later version', anOutputProfile({ version: 5 }), /version 2 or 4/],
    ['a truncated file', anOutputProfile().subarray(0, -1), /damaged/],
    ['a file without conversions', anOutputProfile({ tags: [] }), /no A2B0/],
    ['a file without a name', anOutputProfile({ tags: CONVERSIONS }), /no desc/],
    [
      'an empty name',
      anOutputProfile({ tags: [...CONVERSIONS, ['desc', aPlainName('')]] }),
      /has no name/,
    ],
  ])('refuses %s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toMatch(problem);
  });

  it('refuses a tag that exceeds the file, and a table that does', () => {
    const outside = anOutputProfile();
    outside.writeUInt32BE(outside.length, 132 + 8);
    expect(problemOf(outside)).toMatch(/exceeds the file/);
    for (const count of [101, 0xffffffff, 50]) {
      const long = anOutputProfile();
      long.writeUInt32BE(count, 128);
      expect(problemOf(long)).toMatch(/exceeds the file/);
    }
  });
});
