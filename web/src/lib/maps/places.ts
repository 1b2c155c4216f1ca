import { type PlaceAddress, type PlacePart, toPlaceAddress } from './place-address';

/** Point on the map, in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

export interface PlaceSuggestion {
  id: string;
  /** Name of the place, e.g. 'Hawa Mahal Road'. */
  title: string;
  /** Surrounding area, e.g. 'Jaipur, Rajasthan', or ''. */
  area: string;
  /** Google's object that represents the place. */
  prediction: google.maps.places.PlacePrediction;
}

export interface PlaceWithAddress {
  point: MapPoint;
  /** Address; null outside India. */
  address: PlaceAddress | null;
}

const REGION = 'in';
const LANGUAGE = 'en';
const FIELDS = ['addressComponents', 'location'];
/** Geocoder status if there is no address, e.g. at sea. */
const NOTHING_THERE = 'ZERO_RESULTS';

/** Search session from the first letter to the choice of a place, which Google bills as a unit. */
let session: google.maps.places.AutocompleteSessionToken | null = null;

/** Suggests places in India whose name or address begins with `input`. */
export async function suggestPlaces(input: string): Promise<PlaceSuggestion[]> {
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

/**
 * Fetches position and address of a suggested place.
 * @throws Error when Google does not return them
 */
export async function findPlace({ prediction }: PlaceSuggestion): Promise<PlaceWithAddress> {
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
 * Fetches the address nearest to a point; null if there is none.
 * @throws Error when the request fails
 */
export async function findPlaceAt(point: MapPoint): Promise<PlaceWithAddress | null> {
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
