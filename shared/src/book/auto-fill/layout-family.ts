/** Parses and canonicalises the name of a slicing (see `slicing.ts`): parts of a cut are sorted. */
function canonicalSlicing(name: string): string {
  let at = 0;
  const part = (): string => {
    const letter = name[at] ?? '';
    at += 1;
    if (letter !== 'r' && letter !== 'c') return letter;
    const parts: string[] = [];
    while (at < name.length && name[at] !== '.') parts.push(part());
    at += 1;
    return `${letter}${parts.toSorted().join('')}.`;
  };
  return part();
}

/** A slicing, perhaps across the fold or over the whole page. */
const SLICING = /^([xb]?)([rc][rc1.]+)$/;

const families = new Map<string, string>();

function familyOf(layout: string): string {
  return layout
    .replaceAll('-', '')
    .split('|')
    .map((page) =>
      page.replace(
        SLICING,
        (_, prefix: string, slicing: string) => prefix + canonicalSlicing(slicing),
      ),
    )
    .toSorted()
    .join('|');
}

/**
 * Name of a layout's family: equal for a layout and its mirror images, which look like the same idea.
 * Cached, because a book compares thousands of layouts of a few hundred families.
 */
export function layoutFamily(layout: string): string {
  const family = families.get(layout) ?? familyOf(layout);
  families.set(layout, family);
  return family;
}
