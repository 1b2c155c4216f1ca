import { ROLES, type Role } from '@smriti/shared/account/roles';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { listServedCalls } from '../../support/api-server';
import { type ApiAnswer, callApi, expectError } from '../../support/http';
import { listEndpoints, pathParameterNames } from '../support/contracts';
import { MANAGEMENT_CALLS } from '../support/management-calls';
import { pickInTurn } from '../support/refusals';
import type { RequestParts, ManagementCall, ManagementAccounts } from '../support/management-call';

/**
 * Tests of every staff-only call. A call is staff-only if its declared roles include no customers, and has
 * to be in MANAGEMENT_CALLS. functions/src/app-access.test.ts tests that all calls refuse visitors and
 * other roles than the declared ones.
 */

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const accessByName = new Map(
  listServedCalls().map(({ endpoint, access }) => [nameOf(endpoint), access]),
);
const rows = MANAGEMENT_CALLS.map((row) => ({ name: nameOf(row.endpoint), row }));

const accountByRole = new Map<Role, Account>();
const made: string[] = [];
let customer: Account;
let colleagues: Map<Role, Account>;

function accountOf(role: Role): Account {
  const account = accountByRole.get(role);
  if (!account) throw new RangeError(`nobody is a ${role}`);
  return account;
}

beforeAll(async () => {
  customer = await createTestCustomer();
  const found = await Promise.all(ROLES.map((role) => createTestAccountWithRole(role)));
  for (const [index, role] of ROLES.entries()) accountByRole.set(role, found[index] ?? customer);
  colleagues = new Map([
    ['reviewer', await createTestAccountWithRole('reviewer')],
    ['admin', await createTestAccountWithRole('admin')],
  ]);
});

/** Restores the catalogue and the review queue for other tests. */
afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => firestore.doc(path).delete()));
});

const rolesOf = ({ roles = ['admin'] }: ManagementCall): readonly [Role, ...Role[]] => roles;

function accountsOf(row: ManagementCall): ManagementAccounts {
  const [first] = rolesOf(row);
  const staff = accountOf(first);
  return {
    customer,
    staff,
    colleague: colleagues.get(first) ?? staff,
    deleteAfterTest: (path) => void made.push(path),
  };
}

function send(endpoint: Endpoint, asked: RequestParts, token?: string): Promise<ApiAnswer> {
  const { params = {}, query = '', json, form } = asked;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
  return callApi(endpoint.method, path + query, { token, json, form });
}

/** A request that the endpoint's contract refuses. */
function badOf(endpoint: Endpoint): RequestParts {
  if (endpoint.body) return { json: { no_such_field: 1 } };
  const names = pathParameterNames(endpoint);
  if (names.length > 0) return { params: Object.fromEntries(names.map((name) => [name, '%20'])) };
  return { query: '?no_such_field=1' };
}

const created = z.looseObject({ id: z.int() });

/** Registers the catalogue record that a call created, to delete it after the test. */
function noteMade(endpoint: Endpoint, answer: ApiAnswer): void {
  if (endpoint.method !== 'POST') return;
  const record = created.safeParse(JSON.parse(answer.text || 'null'));
  if (record.success) {
    made.push(`catalogue${endpoint.path}/items/${record.data.id}`);
  }
}

/** Number of audit entries by an account. */
async function entriesOf({ uid }: Account): Promise<number> {
  const query = firestore.collection('audit').where('by_uid', '==', uid);
  return (await query.count().get()).data().count;
}

describe('the table of management calls', () => {
  // proves api-8
  it('has a row for each call that is refused to customers', () => {
    const known = new Set(rows.map(({ name }) => name));
    const missing = [...accessByName].flatMap(([name, access]) =>
      Array.isArray(access) && !access.includes('customer') && !known.has(name) ? [name] : [],
    );
    expect(missing, 'add their rows to tests/api/support/management-calls.ts').toEqual([]);
  });

  it('names calls of the contracts, each once', async () => {
    const names = rows.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const contracts = new Set((await listEndpoints()).map(nameOf));
    expect(names.filter((name) => !contracts.has(name))).toEqual([]);
  });
});

describe.each(rows)('$name', ({ row }) => {
  const { endpoint } = row;

  it('succeeds', async () => {
    const accounts = accountsOf(row);
    const asked = await row.validRequest(accounts);
    const before = await entriesOf(accounts.staff);
    const answer = await send(endpoint, asked, accounts.staff.idToken);
    noteMade(endpoint, answer);
    expect(answer.status, answer.text).toBeLessThan(300);
    const isNoted = (await entriesOf(accounts.staff)) > before;
    const isToBe = endpoint.method !== 'GET' && row.noAuditReason === undefined;
    expect(isNoted, 'whether the audit notes it').toBe(isToBe);
  });

  it('refuses bad input', async () => {
    const accounts = accountsOf(row);
    const bad = row.invalidRequest ? await row.invalidRequest(accounts) : badOf(endpoint);
    const error = expectError(await send(endpoint, bad, accounts.staff.idToken), 400);
    expect(error.code).toBe('invalid_input');
  });

  // proves products-11, products-26, api-6, api-21, api-22, api-23, api-24, api-25, api-8
  it('is for its roles only', async () => {
    expect(accessByName.get(nameOf(endpoint))).toEqual(expect.arrayContaining([...rolesOf(row)]));
    expect(accessByName.get(nameOf(endpoint))).toHaveLength(rolesOf(row).length);
    const others = ROLES.filter((one) => !rolesOf(row).includes(one));
    const role = pickInTurn(others, MANAGEMENT_CALLS.indexOf(row));
    const answer = await send(endpoint, badOf(endpoint), accountOf(role).idToken);
    expect(expectError(answer, 403).code, role).toBe('forbidden');
  });

  const { conflict } = row;
  if (typeof conflict !== 'function') return;
  it('answers a conflict', async () => {
    const accounts = accountsOf(row);
    const answer = await send(endpoint, await conflict(accounts), accounts.staff.idToken);
    expect(expectError(answer, 409).code).toBe('conflict');
  });
});
