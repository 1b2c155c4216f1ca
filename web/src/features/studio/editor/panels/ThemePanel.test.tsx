import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton } from '#lib/page.test-data.tsx';
import { openArrangedBook } from '../editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

it('applies a theme to the whole book, including locked spreads, with undo', async () => {
  const { scene, store } = await openArrangedBook();
  pressButton('Keep as it is');
  const before = scene();
  pressButton('Theme');
  await screen.findByRole('button', { name: 'Starlight' });
  pressButton('Starlight');
  expect(store.getState().choices.theme_id).toBe(4);
  expect(scene().look).toMatchObject({ paper: '#141a2b', ornament: 'stars' });
  expect(screen.getByText('Starlight: everything has this theme now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Starlight' }).ariaPressed).toBe('true');
  await waitFor(() => expect(scene().spreads).not.toEqual(before.spreads));
  expect(scene().look.margin).toBe(14);
  expect(scene().cover).toEqual(before.cover);
  store.temporal.getState().undo();
  expect(store.getState().choices.theme_id).toBeNull();
  expect(scene()).toEqual(before);
});

it('offers no themes for a product', async () => {
  const { scene } = await openArrangedBook({ plan: { type: 'product' } });
  expect(screen.getByRole('button', { name: 'Style' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
  expect(scene().look.paper).toBe('#ffffff');
});
