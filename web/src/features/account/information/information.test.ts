import { MAX_PROFILE_PICTURE_BYTES, updateUserBody, type User } from '@smriti/shared/account/users';
import { describe, expect, it } from 'vitest';
import { ASHA } from '#lib/session/user.test-data.ts';
import { formatBirthDate } from './InformationView';
import {
  toInformationDraft,
  toInformationFormData,
  findPictureProblem,
  listInformationProblems,
  toInformationBody,
} from './information';

const today = new Date('2026-06-01');

const user: User = {
  ...ASHA,
  phone: '+919876543210',
  dob_day: 7,
  dob_month: 5,
  dob_year: 1990,
};

const fileOf = (type: string, size: number) =>
  new File([new Uint8Array(size)], 'picture', { type });

describe('the account form', () => {
  it('finds no problem in a valid record, with or without phone and birthday', () => {
    expect(listInformationProblems(toInformationDraft(user), today)).toEqual([]);
    const bare = { ...user, phone: '', dob_day: null, dob_month: null, dob_year: null };
    expect(listInformationProblems(toInformationDraft(bare), today)).toEqual([]);
  });

  it('finds every invalid field', () => {
    const draft = {
      ...toInformationDraft(user),
      firstName: ' ',
      phone: '080 12',
      dob_day: 'x',
      dob_year: '1',
    };
    expect(listInformationProblems(draft, today)).toEqual([
      'firstName',
      'phone',
      'dob_day',
      'dob_year',
    ]);
  });

  it('is sent completely, trimmed, in the format of the contract', () => {
    const draft = { ...toInformationDraft(user), firstName: ' Aishwarya ', dob_day: '' };
    const body = toInformationBody(user, draft);
    expect(body).toMatchObject({ firstName: 'Aishwarya', dob_day: null, id: 'asha' });
    // The body leaves out the language, which may have changed since the form was opened.
    expect(body.language).toBeUndefined();
    expect(updateUserBody.safeParse(body).success).toBe(true);
  });

  it('is sent as multipart with a picture, with the same fields', () => {
    const draft = { ...toInformationDraft(user), dob_month: '' };
    const form = toInformationFormData(user, draft, fileOf('image/png', 3));
    const { profile_picture: picture, ...fields } = Object.fromEntries(form);
    expect(picture).toBeInstanceOf(File);
    expect(fields).not.toHaveProperty('language');
    expect(updateUserBody.safeParse(fields).data).toMatchObject({
      firstName: 'Asha',
      dob_day: 7,
      dob_month: null,
    });
  });
});

describe('the profile picture', () => {
  // proves account-4
  it.each(['image/jpeg', 'image/png', 'image/gif'])('may be %s of up to 2 MB', (type) => {
    expect(findPictureProblem(fileOf(type, MAX_PROFILE_PICTURE_BYTES))).toBeNull();
    expect(findPictureProblem(fileOf(type, MAX_PROFILE_PICTURE_BYTES + 1))).toBe('size');
  });

  // proves account-4
  it.each(['image/svg+xml', 'image/webp', 'text/plain', ''])('may not be "%s"', (type) => {
    expect(findPictureProblem(fileOf(type, 10))).toBe('type');
  });
});

describe('formatBirthDate', () => {
  it('is the entered day in every time zone', () => {
    expect(formatBirthDate(user)).toBe('7 May 1990');
    expect(formatBirthDate({ dob_day: 29, dob_month: 2, dob_year: 1992 })).toBe('29 February 1992');
  });

  it('is empty for an incomplete date', () => {
    expect(formatBirthDate({ dob_day: null, dob_month: 2, dob_year: 1992 })).toBe('');
  });
});

it('accepts Devanagari digits', () => {
  const draft = { ...toInformationDraft(user), phone: '+९१98765४३२१०', dob_day: '२' };
  expect(listInformationProblems(draft, today)).toEqual([]);
  expect(toInformationBody(user, draft)).toMatchObject({ phone: '+919876543210', dob_day: 2 });
});
