import { updateAddress } from '../../../shared/src/account/addresses.ts';
import { updateUser } from '../../../shared/src/account/users.ts';
import type { Person } from '../../dev/shop/shop-client.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { differences, type Edits } from './api-reads.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';

/** Whose records an earlier API edits. */
interface Edited {
  newcomer: Person;
  addressId: string;
}

const PERSON = {
  firstName: 'Asha',
  lastName: 'Verma',
  phone: '9876543210',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};
const NAMED = [...Object.keys(PERSON), 'displayName', 'search_terms', 'updated_at'];
const LANGUAGE = ['language', 'updated_at', 'search_terms'];
const CITY = ['city', 'updated_at'];

async function send(origin: string, { token }: Person, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

function requireDone(path: string, { status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new ToolFailure(`PUT ${path} of the earlier API: ${status} ${text}`);
}

/**
 * Has an earlier API change the newcomer's language, or their name where it knows no language yet, and
 * the city of their address.
 * @returns what may be another afterwards
 */
export async function editWith(
  origin: string,
  { newcomer, addressId }: Edited,
  address: object,
): Promise<Edits> {
  const own = await send(origin, newcomer, updateUser.path, { language: 'en' });
  const isNamed = own.status === 400;
  const done = isNamed ? await send(origin, newcomer, updateUser.path, PERSON) : own;
  requireDone(updateUser.path, done);
  const path = updateAddress.path.replace(':id', addressId);
  requireDone(path, await send(origin, newcomer, path, { ...address, city: 'Nashik' }));
  const ofPerson = isNamed ? NAMED : LANGUAGE;
  return {
    'newcomer /auth/user': ofPerson,
    'newcomer /addresses': CITY,
    'admin /users': ofPerson,
    [`users/${newcomer.uid}`]: ofPerson,
    [`addresses/${addressId}`]: CITY,
  };
}

/** The edited records as they are stored, with what no answer shows of them. */
export async function storedRecords(
  { firestore }: Pick<SeededProject, 'firestore'>,
  { newcomer, addressId }: Edited,
): Promise<ReadonlyMap<string, unknown>> {
  const paths = [`users/${newcomer.uid}`, `addresses/${addressId}`];
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  // moments as JSON, which compares
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return new Map(found.map((document) => [document.ref.path, plain(document.data() ?? null)]));
}

/** The stored fields that are others and were not edited. */
export function storedLosses(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  edits: Edits,
): string[] {
  return [...before].flatMap(([path, data]) =>
    differences(data, after.get(path))
      .filter((way) => !edits[path]?.includes(way.split('.', 1)[0] ?? ''))
      .map((way) => `${path}: ${way} is not what was stored`),
  );
}
