import { expect, it } from 'vitest';
import { createStoreWith } from '../../studio.test-data';
import { addChosenFiles } from './add-chosen-files';

const FILES = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];

function open() {
  const store = createStoreWith();
  const seen: number[] = [];
  store.subscribe(({ reading }) => seen.push(reading));
  const addFiles = async ({ length }: readonly File[]) => {
    store.setState(({ reading }) => ({ reading: reading + length }));
    await Promise.resolve();
    store.setState(({ reading }) => ({ reading: reading - length }));
  };
  return { store, seen, addFiles };
}

/** Whether the browser asks before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('counts files as being read from the choice on, and asks before the page is left', async () => {
  const { store, seen, addFiles } = open();
  const adding = addChosenFiles(store, () => Promise.resolve({ addFiles }), FILES);
  expect(store.getState().reading).toBe(2);
  expect(asks()).toBe(true);
  await adding;
  expect(asks()).toBe(false);
  expect(seen).toEqual([2, 4, 2, 0]);
});

it('resets the count when the code for adding files cannot be loaded', async () => {
  const { store } = open();
  const offline = () => Promise.reject(new TypeError('offline'));
  await expect(addChosenFiles(store, offline, FILES)).rejects.toThrow('offline');
  expect(asks()).toBe(false);
  expect(store.getState().reading).toBe(0);
});
