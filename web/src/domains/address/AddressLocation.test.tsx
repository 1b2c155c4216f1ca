// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressLocation } from './AddressLocation';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./LocationPicker', () => {
  fetched();
  return { default: () => 'A map' };
});
const config = vi.hoisted(() => ({ mapsApiKey: '' }));
vi.mock('#lib/config.ts', () => ({ config }));

const open = () => {
  render(<AddressLocation round={0} point={null} onPlace={vi.fn()} />);
  return () => fireEvent.click(screen.getByRole('button', { name: 'Open the map' }));
};

it('neither mentions nor loads Google Maps until the map is opened', () => {
  const press = open();
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(
    'Failed to load Google Maps. Please check your API key and network.',
  );
  expect(alert.parentElement).toBe(document.activeElement);
  expect(fetched).not.toHaveBeenCalled();
});

it('loads the map once it is opened', async () => {
  config.mapsApiKey = 'key';
  const press = open();
  expect(fetched).not.toHaveBeenCalled();
  press();
  expect(await screen.findByText('A map')).toBeTruthy();
});
