import { updateAddress } from '../../../shared/src/account/addresses.ts';
import { updateUser } from '../../../shared/src/account/users.ts';
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { findDifferingPaths, type EditedFields } from './api-reads.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';

/** The records that an earlier API edits. */
interface EditedRecords {
  newcomer: ShopUser;
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

async function send(origin: string, { token }: ShopUser, path: string, body: object) {
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
 * Edits the newcomer's language and the city of their address with an earlier API; edits the name
 * instead if that API has no languages.
 * @returns the fields that may differ afterwards
 */
export async function editRecordsWithEarlierApi(
  origin: string,
  { newcomer, addressId }: EditedRecords,
  address: object,
): Promise<EditedFields> {
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

/** Reads the edited records from Firestore, including fields that no answer contains. */
export async function readStoredRecords(
  { firestore }: Pick<SeededProject, 'firestore'>,
  { newcomer, addressId }: EditedRecords,
): Promise<ReadonlyMap<string, unknown>> {
  const paths = [`users/${newcomer.uid}`, `addresses/${addressId}`];
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  // converts timestamps to JSON, which can be compared
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  return new Map(found.map((document) => [document.ref.path, plain(document.data() ?? null)]));
}

/** Stored fields that differ although they were not edited. */
export function findLostStoredFields(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  edits: EditedFields,
): string[] {
  return [...before].flatMap(([path, data]) =>
    findDifferingPaths(data, after.get(path))
      .filter((way) => !edits[path]?.includes(way.split('.', 1)[0] ?? ''))
      .map((way) => `${path}: ${way} is not what was stored`),
  );
}
