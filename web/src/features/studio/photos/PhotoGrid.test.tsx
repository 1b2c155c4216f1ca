import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '#ui/feedback/toast.ts';
import { openStudioWith, renderInStudio, createUploadedPhoto } from '../studio.test-data';
import { PhotoGrid } from './PhotoGrid';

/** Timeout for the bar and the dialog, which are loaded when first shown. */
const PATIENTLY = { timeout: 10_000 };
vi.setConfig({ testTimeout: 20_000 });

const said = () => toastQueue.waiting().map(({ message }) => message);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function gridOf(...photos: ReturnType<typeof createUploadedPhoto>[]) {
  const studio = openStudioWith(photos);
  renderInStudio(studio, <PhotoGrid addButton={{ current: null }} />);
  if (photos.length > 2) await screen.findByText('Select', undefined, PATIENTLY);
  return {
    store: studio.store,
    order: () => studio.store.getState().order.join(''),
    steps: () => studio.store.temporal.getState().pastStates.length,
  };
}

const gridWith = (...keys: string[]) => gridOf(...keys.map((key) => createUploadedPhoto(key)));

beforeAll(async () => {
  await Promise.all([import('./sorting/MoveDialog'), import('./sorting/OrderBar')]);
});

afterEach(() => {
  toastQueue.take(toastQueue.waiting());
});

describe('the sort buttons', () => {
  it('sort by name in one undo step', async () => {
    const { store, order, steps } = await gridWith('c', 'a', 'b');
    press('Name');
    expect(order()).toBe('abc');
    expect(said()).toEqual(['Sorted by name. Undo brings back the earlier order.']);
    expect(steps()).toBe(1);
    act(() => store.temporal.getState().undo());
    expect(order()).toBe('cab');
  });

  it('sort by date taken, with undated photos last', async () => {
    const { order } = await gridOf(
      createUploadedPhoto('a'),
      createUploadedPhoto('b', { takenAt: 20 }),
      createUploadedPhoto('c', { takenAt: 10 }),
    );
    press('Date taken');
    expect(order()).toBe('cba');
    expect(said()).toEqual([
      'Sorted by date taken. Undo brings back the earlier order. 1 photo has no date here, so it comes last.',
    ]);
  });

  it('add no undo step if the order does not change', async () => {
    const { steps } = await gridWith('a', 'b', 'c');
    press('Name');
    press('Date taken');
    expect(said()).toEqual([
      'The photos are already sorted by name.',
      'None of these photos has a date here. Their order stays as it is.',
    ]);
    expect(steps()).toBe(0);
  });

  it('are hidden for fewer than three photos', async () => {
    await gridWith('a', 'b');
    expect(screen.queryByText('Sort by')).toBeNull();
  });
});

describe('the move dialog', () => {
  const ask = async (name: string) => {
    press(name);
    return screen.findByLabelText('Place', undefined, PATIENTLY);
  };

  it('moves a photo in one undo step and keeps the focus', async () => {
    const { order, steps } = await gridWith('a', 'b', 'c', 'd', 'e');
    const field = await ask('5: move e.jpg to another place');
    expect(screen.getByRole('dialog', { name: 'Move photo 5 to place' })).toBeDefined();
    await vi.waitFor(() => expect(document.activeElement).toBe(field), PATIENTLY);
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.submit(field);
    expect(order()).toBe('aebcd');
    expect(steps()).toBe(1);
    expect(screen.getByText('e.jpg is now photo 2 of 5.')).toBeDefined();
    const moved = screen.getByRole('button', { name: '2: move e.jpg to another place' });
    await vi.waitFor(() => expect(document.activeElement).toBe(moved), PATIENTLY);
  });

  it.each(['0', '4', '1.5'])('rejects place %j of 3', async (place) => {
    const { order } = await gridWith('a', 'b', 'c');
    const field = await ask('1: move a.jpg to another place');
    fireEvent.change(field, { target: { value: place } });
    press('Move');
    expect(screen.getByText('Please enter a whole number from 1 to 3.')).toBeDefined();
    expect(order()).toBe('abc');
  });
});

describe('selected photos', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const boxes = () => screen.queryAllByRole('checkbox').length;
  const selected = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;

  it('are moved together in one undo step', async () => {
    const { order, steps } = await gridWith('a', 'b', 'c', 'd', 'e');
    press('Select');
    fireEvent.click(box('Select d.jpg'));
    fireEvent.click(box('Select b.jpg'));
    expect(screen.getByText('2 selected')).toBeDefined();
    press('Move to...');
    await screen.findByText('Move 2 photos to place', undefined, PATIENTLY);
    fireEvent.change(screen.getByRole('textbox', { name: 'Place' }), { target: { value: '5' } });
    press('Move');
    expect(screen.getByText('Please enter a whole number from 1 to 4.')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Place' }), { target: { value: '4' } });
    press('Move');
    expect(order()).toBe('acebd');
    expect(steps()).toBe(1);
    expect(said()).toEqual([
      'They are now photos 4 to 5 of 5. Undo brings back the earlier order.',
    ]);
    expect(selected()).toBe(2);
  });

  it('include a range selected with Shift, and are removed in one undo step', async () => {
    const { store, order, steps } = await gridWith('a', 'b', 'c', 'd', 'e');
    press('Select');
    fireEvent.click(box('Select d.jpg'));
    fireEvent.click(box('Select b.jpg'), { shiftKey: true });
    expect(selected()).toBe(3);
    press('Remove');
    expect(order()).toBe('ae');
    expect(steps()).toBe(1);
    expect(said()).toEqual(['3 photos are removed. Undo brings them back.']);
    press('Remove');
    expect(order()).toBe('ae');
    act(() => store.temporal.getState().undo());
    expect(order()).toBe('abcde');
    expect(selected()).toBe(0);
  });

  it('are deselected by Escape, which focuses Select, or by Done', async () => {
    await gridWith('a', 'b', 'c');
    press('Select');
    box('Select b.jpg').focus();
    expect(screen.queryByRole('button', { name: 'Drag b.jpg' })).toBeNull();
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(boxes()).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }));
    press('Select');
    expect(boxes()).toBe(3);
    press('Done');
    expect(boxes()).toBe(0);
  });

  it('stay selected when Escape closes the move dialog', async () => {
    await gridWith('a', 'b', 'c');
    press('Select');
    fireEvent.click(box('Select a.jpg'));
    press('Move to...');
    const field = await screen.findByLabelText('Place', undefined, PATIENTLY);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boxes()).toBe(3);
  });
});
