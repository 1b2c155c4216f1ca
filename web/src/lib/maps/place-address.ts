import { ADDRESS_LENGTHS } from '@smriti/shared/account/addresses';

/** One part of an address, as Google has it, e.g. the locality. */
export interface PlacePart {
  /** In full, e.g. 'Rajasthan'. */
  name: string;
  /** e.g. 'RJ'; of a country its code. */
  shortName: string;
  types: readonly string[];
}

/** What a place says about the address; '' for what it does not know. */
export interface PlaceAddress {
  street: string;
  city: string;
  state: string;
  postal_code: string;
}

const COUNTRY_CODE = 'IN';

/** What stands before the city in an Indian address, from the small to the large. */
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
/** What is taken for the city, the best first: villages have no locality of their own. */
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

/** The fields of the form that a place fills; null for a place outside of India. */
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
