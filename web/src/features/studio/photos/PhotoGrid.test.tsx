import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
