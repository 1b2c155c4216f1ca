import type { FoundTest } from './found-tests.ts';
import type { Requirement, RequirementArea } from './requirements.ts';

/** The tests of a file. */
export interface TestFile {
  path: string;
  tests: readonly FoundTest[];
}

const HEADING = `# Coverage

Each line of [requirements.md](requirements.md) with the tests that prove it. Written by
\`npm run coverage\` from the comments \`// proves ...\` above the tests. A line without a test and a comment
that names no line fail the suite.
`;

/** docs/coverage.md, made of the requirements and of what tests say that they prove. */
export function coveragePage(
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
  const proofs = proofsOf(name, files).map(
    ({ path, test }) => `  - [${path}](../${path}): ${escaped(test)}`,
  );
  return [`- **${name}** ${text}${reason}`, ...proofs].join('\n');
}

/** The tests that say that they prove a requirement, by file. */
export function proofsOf(
  name: string,
  files: readonly TestFile[],
): { path: string; test: string }[] {
  return files.flatMap(({ path, tests }) =>
    tests.filter(({ proves }) => proves.includes(name)).map((test) => ({ path, test: test.name })),
  );
}

/** A title as text: Markdown would read its marks. */
function escaped(title: string): string {
  return title.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
}
