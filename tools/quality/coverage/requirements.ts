/** A requirement of the shop: one line of docs/requirements.md. */
export interface Requirement {
  /** Name of the requirement, such as `home-3`. */
  name: string;
  text: string;
  /** Reason why it differs from the original requirement. */
  differs?: string;
}

export interface RequirementArea {
  title: string;
  requirements: readonly Requirement[];
}

const LINE = /^- \*\*([a-z]+-\d+)\*\* (.+?)(?: _Differs: (.+)_)?$/;

/**
 * Parses the areas of docs/requirements.md with their requirements.
 * @throws Error for a malformed list item
 */
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

/** Texts of the shop that a requirement quotes, without those that contain placeholders. */
export function quotedTexts({ text }: Requirement): string[] {
  const quoted = [...text.matchAll(/(?<=^|[\s(])'((?:[^']|'(?=[a-z]))+)'(?=[\s,.;:)]|$)/g)];
  return quoted.flatMap(([, quote = '']) => (/[{}]|\bn%|: $|: N$/.test(quote) ? [] : [quote]));
}
