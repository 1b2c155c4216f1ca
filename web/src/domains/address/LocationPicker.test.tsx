import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressDraft, EMPTY_ADDRESS_DRAFT } from './address-draft';
import { AddressForm } from './AddressForm';
import { mapRetryDelayMs } from './LocationPicker';
import { useAddressDraft } from './use-address-draft';

vi.mock('#lib/config.ts', () => ({ config: { mapsApiKey: 'key' } }));
vi.mock('#lib/maps/use-google-maps.ts', () => ({ useGoogleMaps: () => 'ready' }));

/** Stand-in for Google's script, as in the browser tests. */
const SCRIPT = readFileSync('tests/e2e/support/maps-script.js', 'utf8');

beforeEach(() => {
  vi.stubGlobal('google', { maps: {} });
  vi.stubGlobal('loaded', () => undefined);
  const src = 'https://maps.googleapis.com/maps/api/js?callback=loaded';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ src } as HTMLScriptElement);
  runInThisContext(SCRIPT);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Form({ saved }: { saved: AddressDraft }) {
  const edit = useAddressDraft(saved);
  const texts = { submitLabel: 'Save', busyLabel: 'Saving...' };
  return <AddressForm {...{ edit, ...texts }} isBusy={false} failure={null} onSubmit={vi.fn()} />;
}

// Queries by label: those by role take a second among the options of all states.
const map = () => screen.getByLabelText('Google map');
const zoom = () => Number(map().dataset['zoom']);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

async function openMap(changes: Partial<AddressDraft> = {}): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form saved={{ ...EMPTY_ADDRESS_DRAFT, ...changes }} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Open the map'));
  await screen.findByLabelText('Google map');
}

/** Clicks the map, `right` and `down` pixels from its centre. */
function clickMap(right: number, down: number): void {
  const click = createEvent.click(map());
  Object.defineProperties(click, { offsetX: { value: right }, offsetY: { value: down } });
  fireEvent(map(), click);
}

const search = () => screen.getByLabelText('Search location');
const searchFor = (value: string) => fireEvent.change(search(), { target: { value } });

describe('mapRetryDelayMs', () => {
  // proves addresses-14
  it('increases by the second, and ends after three retries', () => {
    expect([0, 1, 2, 3].map(mapRetryDelayMs)).toEqual([2000, 8000, 24_000, null]);
  });
});

// proves addresses-11, addresses-12
it('shows the point of a saved address, and zooms from 1 to 20', async () => {
  await openMap({ point: { lat: 26.907_93, lng: 75.800_55 } });
  expect(screen.getByText('Selected point: 26.9079, 75.8006')).toBeTruthy();
  expect(zoom()).toBe(15);
  const isEnd = (name: string) =>
    screen.getByLabelText(name).getAttribute('aria-disabled') === 'true';
  const zooms = (name: string) => {
    const shown: number[] = [];
    while (!isEnd(name)) {
      press(name);
      shown.push(zoom());
    }
    press(name);
    return [...shown, zoom()];
  };
  expect(zooms('Zoom out')).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]);
  press('Choose the middle of the map');
  await screen.findByText(/^The address below was filled in from the map\./);
  expect(zoom()).toBe(15);
  expect(zooms('Zoom in')).toEqual([16, 17, 18, 19, 20, 20]);
});

// proves addresses-5
it('empties the fields that the chosen place does not name', async () => {
  await openMap({ street: '7, Church Street', postal_code: '560001', city: 'Bengaluru' });
  searchFor('hawai');
  fireEvent.click(await screen.findByText('Hawai Marg'));
  await waitFor(() => expect(field('Address').value).toBe('Hawai Marg'));
  expect(field('City').value).toBe('Nagpur');
  expect(field('Postal code').value).toBe('');
});

it('says that a search found nothing or failed, and submits nothing by Enter', async () => {
  await openMap();
  searchFor('nowhere at all');
  expect(await screen.findByText(/^We could not find this place\./)).toBeTruthy();
  for (const key of ['Escape', 'Enter']) {
    expect(fireEvent.keyDown(search(), { key })).toBe(key === 'Escape');
  }
  vi.spyOn(console, 'error').mockReturnValue();
  searchFor('broken');
  expect(await screen.findByText(/^The search is not working now\./)).toBeTruthy();
});

// proves addresses-5, addresses-13
it('uses a clicked point only if it has an address in India', async () => {
  await openMap({ street: '7, Church Street', city: 'Bengaluru' });
  const clicked = async (right: number, down: number, text: RegExp) => {
    act(() => clickMap(right, down));
    await screen.findByText(text);
  };
  await clicked(20, -23, /^We deliver in India only\./);
  expect(screen.queryByText(/^Selected point/)).toBeNull();
  expect(field('City').value).toBe('Bengaluru');
  await clicked(-60, 60, /^There is no known address at this point\./);
  expect(field('Address').value).toBe('7, Church Street');
});
