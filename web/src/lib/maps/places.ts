import { type PlaceAddress, type PlacePart, toPlaceAddress } from './place-address';

/** A point on the map, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A place that the search suggests. */
export interface Suggestion {
  id: string;
  /** e.g. 'Hawa Mahal Road' */
  title: string;
  /** Where that is, e.g. 'Jaipur, Rajasthan'; may be ''. */
  area: string;
  /** What Google knows it by. */
  prediction: google.maps.places.PlacePrediction;
}

/** A point with the address that is there. */
export interface FoundPlace {
  point: Point;
  /** null outside of India. */
  address: PlaceAddress | null;
}

const REGION = 'in';
const LANGUAGE = 'en';
const FIELDS = ['addressComponents', 'location'];
/** What the geocoder answers where there is no address, such as at sea. */
const NOTHING_THERE = 'ZERO_RESULTS';

/** From the first letter of a search to the choice of a place: Google bills it as one. */
let session: google.maps.places.AutocompleteSessionToken | null = null;

/** Places in India whose name or address begins with `input`. */
export async function suggestPlaces(input: string): Promise<Suggestion[]> {
  session ??= new google.maps.places.AutocompleteSessionToken();
  const { suggestions } =
    await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: [REGION],
      region: REGION,
      language: LANGUAGE,
      sessionToken: session,
    });
  return suggestions.flatMap(({ placePrediction: prediction }) => {
    if (!prediction) return [];
    const title = prediction.mainText?.text ?? prediction.text.text;
    const area = prediction.secondaryText?.text ?? '';
    return { id: prediction.placeId, title, area, prediction };
  });
}

/** Where a suggested place is, and its address. @throws Error when Google does not say. */
export async function findPlace({ prediction }: Suggestion): Promise<FoundPlace> {
  const place = prediction.toPlace();
  session = null;
  await place.fetchFields({ fields: FIELDS });
  const { location, addressComponents = [] } = place;
  if (!location) throw new Error('The place has no location.');
  const parts = addressComponents.map(({ longText, shortText, types }): PlacePart => ({
    name: longText ?? '',
    shortName: shortText ?? '',
    types,
  }));
  return { point: location.toJSON(), address: toPlaceAddress(parts) };
}

/**
 * The address nearest to a point; null when there is none.
 * @throws Error when Google cannot be asked.
 */
export async function placeAt(point: Point): Promise<FoundPlace | null> {
  try {
    const geocoder = new google.maps.Geocoder();
    const { results } = await geocoder.geocode({ location: point, language: LANGUAGE });
    const [nearest] = results;
    if (!nearest) return null;
    const parts = nearest.address_components.map(({ long_name, short_name, types }): PlacePart => ({
      name: long_name,
      shortName: short_name,
      types,
    }));
    return { point, address: toPlaceAddress(parts) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOTHING_THERE) return null;
    throw error;
  }
}
