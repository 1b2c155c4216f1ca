import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runCommand } from '../../../tools/dev/programs/run-command.ts';
import { origins, projectId } from '../../support/environment.ts';

const lookup = z.object({
  users: z.array(z.object({ localId: z.string(), customAttributes: z.optional(z.string()) })),
});

let email: string;

beforeAll(async () => {
  email = `grant-${randomUUID()}@smriti.test`;
  const created = await admin('accounts', { email, password: 'Smriti@123' });
  expect(created.status).toBe(200);
});

function admin(path: string, body: object): Promise<Response> {
  return fetch(`${origins.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function newUid() {
  const response = await admin('accounts:lookup', { email: [email] });
  const [user] = lookup.parse(await response.json()).users;
  if (!user) throw new Error(`${email} is not registered`);
  return { uid: user.localId, claims: JSON.parse(user.customAttributes ?? '{}') as unknown };
}

function grantRole(parameters: string[], variables: NodeJS.ProcessEnv = {}) {
  return runCommand(
    process.execPath,
    ['--import', 'tsx', 'tools/release/grant-role.ts', ...parameters],
    {
      env: { ...process.env, ...variables },
    },
  );
}

async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('npm run grant-role', () => {
  test('gives a registered person the role and keeps other claims', async () => {
    const { uid } = await newUid();
    await admin('accounts:update', {
      localId: uid,
      customAttributes: JSON.stringify({ role: 'customer', beta: true }),
    });
    const { code, output } = await grantRole([email, 'reviewer', '--project', projectId]);
    expect(output).toBe(`${email} is reviewer in ${projectId} from the next sign-in on.\n`);
    expect(code).toBe(0);
    expect((await newUid()).claims).toEqual({ role: 'reviewer', beta: true });
  });

  test('reports an unregistered email', async () => {
    const { code, output } = await grantRole(['no@smriti.test', 'admin', '--project', projectId]);
    expect(code).toBe(1);
    expect(output).toBe(
      `Nobody has registered as no@smriti.test in ${projectId}: register in the shop first.\n`,
    );
  });

  test.each(['owner', 'guest'])('refuses the role %s', async (role) => {
    const before = await newUid();
    const { code, output } = await grantRole([email, role, '--project', projectId]);
    expect(code).toBe(1);
    expect(output).toBe(
      `There is no role '${role}' to grant: customer, reviewer, printer, support, admin.\n`,
    );
    expect(await newUid()).toEqual(before);
  });

  test('reports that the emulator is not running', async () => {
    const port = await unusedPort();
    const variables = { SMRITI_AUTH_PORT: String(port) };
    const { code, output } = await grantRole([email, 'admin'], variables);
    expect(code).toBe(1);
    expect(output).toContain(
      `The Auth emulator of demo-smriti does not answer on port ${port}: open the shop with 'npm start' first`,
    );
  });
});
