/** What the store has to do: a line of docs/requirements.md. */
export interface Requirement {
  /** Such as `home-3`. */
  name: string;
  text: string;
  /** Why it differs from what was first asked for. */
  differs?: string;
}

export interface RequirementArea {
  title: string;
  requirements: readonly Requirement[];
}

const LINE = /^- \*\*([a-z]+-\d+)\*\* (.+?)(?: _Differs: (.+)_)?$/;

/** The areas of docs/requirements.md with their lines. @throws for a line of a list of another form */
export function parseRequirements(markdown: string): RequirementArea[] {
  const [, ...areas] = markdown.split(/^## /m);
  return areas.map((area) => {
    const [title = '', ...lines] = area.split('\n');
    const requirements = lines.filter((line) => line.startsWith('- ')).map(parseLine);
    return { title, requirements };
  });
}

function parseLine(line: string): Requirement {
  const [, name, text, differs] = LINE.exec(line) ?? [];
  if (name === undefined || text === undefined) {
    throw new Error(`docs/requirements.md: not '- **area-1** text': ${line}`);
  }
  return { name, text, ...(differs !== undefined && { differs }) };
}

/** The texts of the shop that a requirement quotes, but for those with a part that varies. */
export function quotedTexts({ text }: Requirement): string[] {
  const quoted = [...text.matchAll(/(?<=^|[\s(])'((?:[^']|'(?=[a-z]))+)'(?=[\s,.;:)]|$)/g)];
  return quoted.flatMap(([, quote = '']) => (/[{}]|\bn%|: $|: N$/.test(quote) ? [] : [quote]));
}
