import { listFailingAccountFields, isStrongPassword } from '@smriti/shared/account/user-validation';
import { READABLE_ALPHABET, REFERRAL_CODE_LENGTH } from '@smriti/shared/base/ids';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { userRecord } from '../../functions/src/features/users/user.records.ts';
import { SEED_TIME } from './data/fixed-values.ts';
import { DEMO_PASSWORD, demoPeople } from './data/people.ts';
import { personDocuments } from './people-documents.ts';

const documents = demoPeople.flatMap(personDocuments);

describe('the demo accounts', () => {
  it('are a customer and one account of each role of the staff, with a strong password', () => {
    expect(demoPeople.map(({ email, role }) => [email, role])).toEqual([
      ['customer@smriti.test', 'customer'],
      ['reviewer@smriti.test', 'reviewer'],
      ['printer@smriti.test', 'printer'],
      ['support@smriti.test', 'support'],
      ['admin@smriti.test', 'admin'],
    ]);
    expect(isStrongPassword(DEMO_PASSWORD)).toBe(true);
  });

  it.each(demoPeople)('$email has a valid profile', (person) => {
    const profile = documents.find(({ path }) => path === `users/${person.uid}`);
    const asKept = Object.fromEntries(
      Object.entries(profile?.data ?? {}).map(([field, value]: [string, unknown]) => [
        field,
        value instanceof Date ? Timestamp.fromDate(value) : value,
      ]),
    );
    const record = userRecord.parse(asKept);
    expect(listFailingAccountFields(record, new Date(SEED_TIME))).toEqual([]);
    expect(record.created_at < SEED_TIME).toBe(true);
  });

  it.each(demoPeople)('$email has a readable referral code that refers to its uid', (person) => {
    const code = person.referral_code;
    expect(code).toMatch(new RegExp(`^[${READABLE_ALPHABET}]{${REFERRAL_CODE_LENGTH}}$`));
    const document = documents.find(({ path }) => path === `referralCodes/${code}`);
    expect(document?.data).toEqual({ uid: person.uid });
  });

  it.each(demoPeople)('$email has addresses in India, one of them the default', (person) => {
    const addresses = documents.filter(
      ({ path, data }) => path.startsWith('addresses/') && data.user_id === person.uid,
    );
    expect(addresses.filter(({ data }) => data.is_default === true)).toHaveLength(1);
    for (const { data } of addresses) {
      expect(data).toMatchObject({ country: 'India', email: person.email });
      expect(data.postal_code).toMatch(/^[1-8]\d{5}$/);
      expect(data.latitude).toBeGreaterThan(8);
      expect(data.latitude).toBeLessThan(37);
      expect(data.longitude).toBeGreaterThan(68);
      expect(data.longitude).toBeLessThan(97);
    }
  });
});
