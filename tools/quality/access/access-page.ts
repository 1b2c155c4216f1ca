import { ROLES, type Role } from '@smriti/shared/account/roles';
import type { ServedCall } from '../../../functions/src/http/api.ts';

/** A path of Firestore or Cloud Storage with its cases in the tests of the rules. */
export interface RulesCase {
  documented?: string;
  /** Permitted callers by operation; other operations are denied to all. */
  allowed?: Readonly<Record<string, readonly string[] | undefined>>;
}

const HEADING = `# Who may do what

Written by \`npm run access\` from the routes of the API and from the cases of the tests of the security
rules, and checked by the suite. That each call refuses whom it is not for is proved by
\`functions/src/app-access.test.ts\`; that staff calls serve whom they are for by
\`tests/api/staff/management.serial.test.ts\`; the rules, path by path and operation by operation, by
\`tests/rules\`.

A call that a customer may make is about the caller's own records: somebody else's answer as missing ones
do. _Fresh_: asks for a sign-in of the last 10 minutes.
`;

const RULES_HEADING = `
Every path of the data model is tried by visitors, guests, customers, each role of staff, and tokens that
are none of these. An operation that is not listed is for nobody.
`;

/** Formats docs/access.md from the endpoints of the API and the cases of the rules tests. */
export function formatAccessPage(
  calls: readonly ServedCall[],
  rules: { firestore: readonly RulesCase[]; storage: readonly RulesCase[] },
): string {
  const rows = calls.map(rowOf).toSorted((one, other) => one.key.localeCompare(other.key, 'en'));
  return [
    HEADING,
    '## Calls of the API\n',
    table(
      ['call', 'visitor', 'guest', ...ROLES.filter((role) => role !== 'guest'), ''],
      rows.map(({ cells }) => cells),
    ),
    '\n## Firestore\n' + RULES_HEADING,
    rulesTable(rules.firestore),
    '\n## Cloud Storage\n' + RULES_HEADING,
    rulesTable(rules.storage),
    '',
  ].join('\n');
}

function rowOf({ endpoint, access, fresh }: ServedCall): { key: string; cells: string[] } {
  const mark = (is: boolean) => (is ? 'yes' : '');
  const staff = ROLES.filter((role) => role !== 'guest').map((role) => mark(mayCall(access, role)));
  const isOpen = access === 'public' || access === 'any-token';
  return {
    key: `${endpoint.path} ${endpoint.method}`,
    cells: [
      `\`${endpoint.method} ${endpoint.path}\``,
      mark(isOpen),
      access === 'guest-token' ? 'by token' : mark(mayCall(access, 'guest')),
      ...staff,
      access === 'signed' ? 'by signature' : fresh ? 'fresh' : '',
    ],
  };
}

function mayCall(access: ServedCall['access'], role: Role): boolean {
  if (access === 'guest-token' || access === 'signed') return false;
  if (access === 'public' || access === 'any-token') return true;
  return access === 'signed-in' ? role !== 'guest' : access.includes(role);
}

function rulesTable(cases: readonly RulesCase[]): string {
  const byPath = new Map<string, string[]>();
  for (const { documented, allowed = {} } of cases) {
    if (documented === undefined) continue;
    const open = Object.entries(allowed).flatMap(([operation, who = []]) =>
      who.length === 0 ? [] : [`${operation}: ${describeCallers(who)}`],
    );
    byPath.set(documented, [...(byPath.get(documented) ?? []), ...open]);
  }
  const rows = [...byPath].map(([path, open]) => [
    `\`${path}\``,
    [...new Set(open)].join('; ') || 'nobody',
  ]);
  return table(['path', 'who'], rows);
}

/** Lists callers as text. The rules tests name an owner by uid, which is shown as 'its owner'. */
function describeCallers(who: readonly string[]): string {
  if (who.length > 10) return 'everybody';
  return who.length === 1 && who[0] !== 'admin' ? 'its owner' : who.join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
