export interface PinPlace {
  city: string;
  state: string;
}

/** PIN codes by state and city, as codes and ranges: '302001-302006 302011'. */
type PinFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** PIN codes by their first digit, one chunk each; their source is named in pin-codes/README.md. */
const FILES = import.meta.glob<PinFile>('./pin-codes/*.json', { import: 'default' });

function isInRanges(pin: number, ranges: string): boolean {
  return ranges.split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return first <= pin && pin <= last;
  });
}

/**
 * City and state of a PIN code; null if it is not in the list.
 * @throws if the part of the list cannot be loaded
 */
export async function findPinPlace(pin: string): Promise<PinPlace | null> {
  const file = await FILES[`./pin-codes/${pin.charAt(0)}.json`]?.();
  for (const [state, cities] of Object.entries(file ?? {})) {
    for (const [city, ranges] of Object.entries(cities)) {
      if (isInRanges(Number(pin), ranges)) return { city, state };
    }
  }
  return null;
}
