import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../../components/feedback/toast';
import { openStudioWith, renderInStudio, storedPhotoNamed } from '../studio.test-data';
import { PhotoGrid } from './PhotoGrid';

const said = () => toastQueue.waiting().map(({ message }) => message);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function gridOf(...photos: ReturnType<typeof storedPhotoNamed>[]) {
  const studio = openStudioWith(photos);
  renderInStudio(studio, <PhotoGrid />);
  return {
    store: studio.store,
    order: () => studio.store.getState().order.join(''),
    steps: () => studio.store.temporal.getState().pastStates.length,
  };
}

const gridWith = (...keys: string[]) => gridOf(...keys.map((key) => storedPhotoNamed(key)));

afterEach(() => {
  toastQueue.take(toastQueue.waiting());
});

describe('the photos of a design are sorted', () => {
  it('by their names, in one step that undo takes back', () => {
    const { store, order, steps } = gridWith('c', 'a', 'b');
    press('Name');
    expect(order()).toBe('abc');
    expect(said()).toEqual(['Sorted by name. Undo brings the order before back.']);
    expect(steps()).toBe(1);
    act(() => store.temporal.getState().undo());
    expect(order()).toBe('cab');
  });

  it('by when they were taken; what has no date goes to the end', () => {
    const { order } = gridOf(
      storedPhotoNamed('a'),
      storedPhotoNamed('b', { takenAt: 20 }),
      storedPhotoNamed('c', { takenAt: 10 }),
    );
    press('Date taken');
    expect(order()).toBe('cba');
    expect(said()).toEqual([
      'Sorted by date taken. Undo brings the order before back. 1 photo has no date here, and stands at the end.',
    ]);
  });

  it('in no step where there is nothing to do', () => {
    const { steps } = gridWith('a', 'b', 'c');
    press('Name');
    press('Date taken');
    expect(said()).toEqual([
      'The photos are in the order of their names already.',
      'None of these photos has a date here. Their order stays as it is.',
    ]);
    expect(steps()).toBe(0);
  });

  it('from three on', () => {
    gridWith('a', 'b');
    expect(screen.queryByText('Sort by')).toBeNull();
  });
});

describe('a photo is moved to a place', () => {
  const ask = async (name: string) => {
    press(name);
    return screen.findByRole('textbox', { name: 'Place' });
  };

  it('far away in one step, and keeps the focus', async () => {
    const { order, steps } = gridWith('a', 'b', 'c', 'd', 'e');
    const field = await ask('5: move e.jpg to another place');
    expect(screen.getByRole('dialog', { name: 'Move photo 5 to place' })).toBeDefined();
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.submit(field);
    expect(order()).toBe('aebcd');
    expect(steps()).toBe(1);
    expect(screen.getByText('e.jpg is now photo 2 of 5.')).toBeDefined();
    const moved = screen.getByRole('button', { name: '2: move e.jpg to another place' });
    await vi.waitFor(() => expect(document.activeElement).toBe(moved));
  });

  it.each(['0', '4', '1.5', 'two', ''])('not to place %j of 3', async (place) => {
    const { order } = gridWith('a', 'b', 'c');
    const field = await ask('1: move a.jpg to another place');
    fireEvent.change(field, { target: { value: place } });
    press('Move');
    expect(screen.getByText('Please enter a whole number from 1 to 3.')).toBeDefined();
    expect(order()).toBe('abc');
  });
});
