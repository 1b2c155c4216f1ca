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

/** Whether the browser asks before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('counts files from the choice on, and has the browser ask before they are left', async () => {
  const { store, seen, addFiles } = open();
  const adding = addChosen(store, () => Promise.resolve({ addFiles }), FILES);
  expect(store.getState().reading).toBe(2);
  expect(asks()).toBe(true);
  await adding;
  expect(asks()).toBe(false);
  expect(seen).toEqual([2, 4, 2, 0]);
});

it('counts them no longer where that cannot be fetched', async () => {
  const { store } = open();
  const offline = () => Promise.reject(new TypeError('offline'));
  await expect(addChosen(store, offline, FILES)).rejects.toThrow('offline');
  expect(asks()).toBe(false);
  expect(store.getState().reading).toBe(0);
});
