import { isDeepStrictEqual } from 'node:util';
import { updateAddress } from '../../../shared/src/account/addresses.ts';
import { updateUser } from '../../../shared/src/account/users.ts';
import type { ShopUser } from '../../dev/shop/shop-client.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';

interface EditedRecords {
  newcomer: ShopUser;
  addressId: string;
}

/** Names of edited fields, by the path of their record. */
type EditedFields = Readonly<Record<string, readonly string[]>>;

const LANGUAGE = ['language', 'updated_at', 'search_terms'];
const CITY = ['city', 'updated_at'];

/** Sends an edit. @throws ToolFailure when it is refused */
async function send(origin: string, { token }: ShopUser, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status === 200) return;
  const text = await answer.text();
  throw new ToolFailure(`PUT ${path} of the earlier API: ${answer.status} ${text}`);
}

/**
 * Edits the newcomer's language and the city of their address with an earlier API.
 * @returns the fields that may differ afterwards
 */
export async function editRecordsWithEarlierApi(
  origin: string,
  { newcomer, addressId }: EditedRecords,
  address: object,
): Promise<EditedFields> {
  await send(origin, newcomer, updateUser.path, { language: 'en' });
  const path = updateAddress.path.replace(':id', addressId);
  await send(origin, newcomer, path, { ...address, city: 'Nashik' });
  return { [`users/${newcomer.uid}`]: LANGUAGE, [`addresses/${addressId}`]: CITY };
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

const fieldsOf = (data: unknown) => Object.entries(Object(data) as Record<string, unknown>);

/** Stored fields that differ although they were not edited. */
export function findLostStoredFields(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  edits: EditedFields,
): string[] {
  return [...before].flatMap(([path, data]) => {
    const [one, other] = [new Map(fieldsOf(data)), new Map(fieldsOf(after.get(path)))];
    return [...new Set([...one.keys(), ...other.keys()])]
      .filter((name) => !edits[path]?.includes(name))
      .filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)))
      .map((name) => `${path}: ${name} is not what was stored`);
  });
}
