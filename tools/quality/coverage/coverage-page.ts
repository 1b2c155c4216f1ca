import type { FoundTest } from './found-tests.ts';
import type { Requirement, RequirementArea } from './requirements.ts';

export interface TestFile {
  path: string;
  tests: readonly FoundTest[];
}

const HEADING = `# Coverage

Each line of [requirements.md](requirements.md) with the tests that prove it. Written by
\`npm run coverage\` from the comments \`// proves ...\` above the tests. A line without a test and a comment
that names no line fail the suite.
`;

/** Formats docs/coverage.md from the requirements and the `// proves` tags of tests. */
export function formatCoveragePage(
  areas: readonly RequirementArea[],
  files: readonly TestFile[],
): string {
  const sections = areas.map(({ title, requirements }) =>
    [`## ${title}`, '', ...requirements.map((each) => sectionOf(each, files)), ''].join('\n'),
  );
  return [HEADING, ...sections].join('\n');
}

function sectionOf({ name, text, differs }: Requirement, files: readonly TestFile[]): string {
  const reason = differs === undefined ? '' : ` _Differs: ${differs}_`;
  const proofs = findProofs(name, files).map(
    ({ path, test }) => `  - [${path}](../${path}): ${escaped(test)}`,
  );
  return [`- **${name}** ${text}${reason}`, ...proofs].join('\n');
}

/** Tests tagged with a requirement, by file. */
export function findProofs(
  name: string,
  files: readonly TestFile[],
): { path: string; test: string }[] {
  return files.flatMap(({ path, tests }) =>
    tests.filter(({ proves }) => proves.includes(name)).map((test) => ({ path, test: test.name })),
  );
}

function escaped(title: string): string {
  return title.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
}
