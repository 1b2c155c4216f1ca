import { ADDRESS_LENGTHS } from '@smriti/shared/account/addresses';

/** Component of a Google address, e.g. its locality. */
export interface PlacePart {
  /** Full name, e.g. 'Rajasthan'. */
  name: string;
  /** Short name, e.g. 'RJ'; for countries the country code. */
  shortName: string;
  types: readonly string[];
}

/** Address of a place; unknown fields are ''. */
export interface PlaceAddress {
  street: string;
  city: string;
  state: string;
  postal_code: string;
}

const COUNTRY_CODE = 'IN';

/** Types of components that precede the city in an Indian address, smallest first. */
const STREET_TYPES = [
  'subpremise',
  'premise',
  'street_number',
  'route',
  'neighborhood',
  'sublocality_level_3',
  'sublocality_level_2',
  'sublocality_level_1',
];
/** Types of components that can be the city, best first; villages have no locality. */
const CITY_TYPES = ['locality', 'postal_town', 'administrative_area_level_3'];

function nameOf(parts: readonly PlacePart[], type: string): string {
  return parts.find(({ types }) => types.includes(type))?.name ?? '';
}

function streetOf(parts: readonly PlacePart[]): string {
  const names = STREET_TYPES.map((type) => nameOf(parts, type)).filter((name) => name !== '');
  const number = nameOf(parts, 'street_number');
  const line = [...new Set(names)].join(', ');
  const withNumber = number ? line.replace(`${number}, `, `${number} `) : line;
  return withNumber.slice(0, ADDRESS_LENGTHS.street);
}

/** Converts a Google address to form values; null for a place outside India. */
export function toPlaceAddress(parts: readonly PlacePart[]): PlaceAddress | null {
  const country = parts.find(({ types }) => types.includes('country'));
  if (country && country.shortName !== COUNTRY_CODE) return null;
  const city = CITY_TYPES.map((type) => nameOf(parts, type)).find((name) => name !== '');
  return {
    street: streetOf(parts),
    city: city ?? '',
    state: nameOf(parts, 'administrative_area_level_1'),
    postal_code: nameOf(parts, 'postal_code').replace(/\s/g, ''),
  };
}
