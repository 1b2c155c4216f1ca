import { expect, it } from 'vitest';
import { storeWith } from '../../studio.test-data';
import { addChosen } from './add-chosen';

const FILES = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];

function open() {
  const store = storeWith();
  const seen: number[] = [];
  store.subscribe(({ reading }) => seen.push(reading));
  const addFiles = async ({ length }: readonly File[]) => {
    store.setState(({ reading }) => ({ reading: reading + length }));
    await Promise.resolve();
    store.setState(({ reading }) => ({ reading: reading - length }));
  };
  return { store, seen, addFiles };
}

it('counts files from the choice on, before what looks into them is there', async () => {
  const { store, seen, addFiles } = open();
  const adding = addChosen(store, () => Promise.resolve({ addFiles }), FILES);
  expect(store.getState().reading).toBe(2);
  await adding;
  expect(seen).toEqual([2, 4, 2, 0]);
});

it('counts them no longer where that cannot be fetched', async () => {
  const { store } = open();
  const offline = () => Promise.reject(new TypeError('offline'));
  await expect(addChosen(store, offline, FILES)).rejects.toThrow('offline');
  expect(store.getState().reading).toBe(0);
});
