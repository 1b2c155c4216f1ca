import { userIndexFields } from '../../functions/src/features/users/user-search.domain.ts';
import type { DemoPerson } from './data/people.ts';
import type { SeedDocument } from './seed-document.ts';

/** The profile, referral code and addresses of a demo account. */
export function personDocuments(person: DemoPerson): SeedDocument[] {
  const { uid, firstName, lastName, email, phone } = person;
  const created = new Date(person.created_at);
  const [dob_day, dob_month, dob_year] = person.born;
  return [
    {
      path: `users/${uid}`,
      data: {
        uid,
        firstName,
        lastName,
        email,
        phone,
        dob_day,
        dob_month,
        dob_year,
        displayName: formatDisplayName(person),
        auth_provider: 'email',
        provider_picture_url: null,
        picture: null,
        referral_code: person.referral_code,
        ...userIndexFields({ displayName: formatDisplayName(person), email, phone }),
        staff_role: person.role === 'customer' ? null : person.role,
        created_at: created,
        updated_at: created,
      },
    },
    { path: `referralCodes/${person.referral_code}`, data: { uid } },
    ...person.addresses.map((address) => ({
      path: `addresses/${address.id}`,
      data: {
        ...address,
        user_id: uid,
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        country: 'India',
        created_at: created,
        updated_at: created,
      },
    })),
  ];
}

export function formatDisplayName({ firstName, lastName }: DemoPerson): string {
  return `${firstName} ${lastName}`;
}
