import { describe, expect, it } from 'vitest';
import { type PlacePart, toPlaceAddress } from './place-address';

const part = (name: string, ...types: string[]): PlacePart => ({ name, shortName: name, types });
const INDIA = { ...part('India', 'country', 'political'), shortName: 'IN' };

const JAIPUR = [
  part('14', 'street_number'),
  part('Sardar Patel Marg', 'route'),
  part('C Scheme', 'sublocality_level_1', 'sublocality', 'political'),
  part('Jaipur', 'locality', 'political'),
  part('Jaipur Division', 'administrative_area_level_2', 'political'),
  part('Rajasthan', 'administrative_area_level_1', 'political'),
  INDIA,
  part('302 001', 'postal_code'),
];

describe('toPlaceAddress', () => {
  it('takes street, city, state and PIN code from the parts of a place', () => {
    expect(toPlaceAddress(JAIPUR)).toEqual({
      street: '14 Sardar Patel Marg, C Scheme',
      city: 'Jaipur',
      state: 'Rajasthan',
      postal_code: '302001',
    });
  });

  it('starts with flat and house, without duplicates', () => {
    const parts = [
      part('Shanti Kunj', 'premise'),
      part('Flat 6B', 'subpremise'),
      part('Prabhat Road', 'route'),
      part('Shanti Kunj', 'neighborhood'),
      INDIA,
    ];
    expect(toPlaceAddress(parts)?.street).toBe('Flat 6B, Shanti Kunj, Prabhat Road');
  });

  it('uses the district as the city if there is no town', () => {
    const parts = [part('Nubra', 'administrative_area_level_3'), part('Ladakh', 'route'), INDIA];
    expect(toPlaceAddress(parts)?.city).toBe('Nubra');
  });

  it('leaves unknown fields empty', () => {
    expect(toPlaceAddress([part('Rajasthan', 'administrative_area_level_1'), INDIA])).toEqual({
      street: '',
      city: '',
      state: 'Rajasthan',
      postal_code: '',
    });
  });

  it('returns null for a place outside of India', () => {
    const nepal = { ...part('Nepal', 'country', 'political'), shortName: 'NP' };
    expect(toPlaceAddress([part('Kathmandu', 'locality'), nepal])).toBeNull();
  });
});
