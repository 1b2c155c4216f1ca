import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Autosave, startAutosave } from './autosave';
import { readDraft } from './draft';
import { createUploadedPhoto, createStoreWith } from '../studio.test-data';

/** Fake of IndexedDB with asynchronous reads and writes. */
const database = vi.hoisted(() => new Map<IDBValidKey, unknown>());
const device = vi.hoisted(() => ({ isFull: false }));
const moment = vi.hoisted(() => () => new Promise((resolve) => setTimeout(resolve, 5)));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: IDBValidKey) => {
    await moment();
    return structuredClone(database.get(key));
  },
  update: async (key: IDBValidKey, change: (found: unknown) => unknown) => {
    await moment();
    if (device.isFull) throw new DOMException('There is no room.', 'QuotaExceededError');
    database.set(key, structuredClone(change(database.get(key))));
  },
  del: async (key: IDBValidKey) => {
    await moment();
    database.delete(key);
  },
  keys: () => Promise.resolve([]),
  delMany: () => Promise.resolve(),
}));

const open: Autosave[] = [];

/** Opens a browser tab with the draft. */
function tab(designId: string, rev = 0) {
  const store = createStoreWith(createUploadedPhoto('a'));
  const options = { name: 'asha/create-album', designId, origin: '', rev };
  const autosave = startAutosave(store, {
    ...options,
    photoOwner: () => 'asha',
    onKept: () => undefined,
  });
  open.push(autosave);
  const type = (title: string) => store.setState(({ texts }) => ({ texts: { ...texts, title } }));
  return { store, autosave, type };
}

const keptTitle = async () => (await readDraft('asha/create-album'))?.texts.title;

afterEach(() => {
  for (const autosave of open.splice(0)) autosave.dispose();
  database.clear();
  device.isFull = false;
});

describe('the draft in the browser', () => {
  it('has its last change for a page that opens during the write', async () => {
    const { autosave, type } = tab('design');
    type('Older');
    await autosave.flush();
    type('Newest');
    autosave.dispose();
    expect(await keptTitle()).toBe('Newest');
  });

  it('keeps its last stored state on a full device, and reports that until there is room', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { autosave, type, store } = tab('design');
    type('Kept');
    await autosave.flush();
    device.isFull = true;
    type('No room for this');
    expect(await autosave.flush()).toBe(false);
    expect(await keptTitle()).toBe('Kept');
    expect(store.getState()).toMatchObject({ isFull: true, conflict: null });
    device.isFull = false;
    type('Room again');
    expect(await autosave.flush()).toBe(true);
    expect(await keptTitle()).toBe('Room again');
    expect(store.getState().isFull).toBe(false);
  });

  it('is not overwritten by another tab, which gets a conflict instead', async () => {
    const first = tab('design');
    const second = tab('design');
    first.type('Tab A');
    await first.autosave.flush();
    second.type('Tab B');
    await second.autosave.flush();
    expect(await keptTitle()).toBe('Tab A');
    expect(second.store.getState().conflict).toBe('tab');
  });

  it('notifies the other tab as soon as a change is stored', async () => {
    const first = tab('design');
    const second = tab('design');
    first.type('Tab A');
    await first.autosave.flush();
    await vi.waitFor(() => expect(second.store.getState().conflict).toBe('tab'));
    expect(first.store.getState().conflict).toBeNull();
  });

  it('causes no conflict in another tab when it is only sent to the server', async () => {
    const first = tab('design');
    first.type('Tab A');
    await first.autosave.flush();
    const second = tab('design', 1);
    second.type('Tab A');
    await second.autosave.flush();
    const third = tab('design', 2);
    third.type('Tab A');
    const link = { id: 'kept', rev: 0, sent: 'Tab A' };
    second.store.setState({ server: link });
    await second.autosave.flush();
    await vi.waitFor(() => expect(third.store.getState().server).toEqual(link));
    expect(third.store.getState().conflict).toBeNull();
    third.type('Tab B');
    await third.autosave.flush();
    expect(await keptTitle()).toBe('Tab B');
    await vi.waitFor(() => expect(second.store.getState().conflict).toBe('tab'));
  });

  it('is overwritten by the tab that takes over, and the other tab gets a conflict', async () => {
    const first = tab('design');
    const second = tab('design');
    first.type('Tab A');
    await first.autosave.flush();
    second.type('Tab B');
    await second.autosave.flush();
    await second.autosave.takeOver();
    expect(await keptTitle()).toBe('Tab B');
    expect(second.store.getState().conflict).toBeNull();
    await vi.waitFor(() => expect(first.store.getState().conflict).toBe('tab'));
  });

  it('keeps the server id of the other tab and is sent again when this tab takes over', async () => {
    const first = tab('design');
    const second = tab('design');
    first.type('Tab A');
    first.store.setState({ server: { id: 'kept', rev: 4, sent: 'Tab A' } });
    await first.autosave.flush();
    await vi.waitFor(() => expect(second.store.getState().conflict).toBe('tab'));
    await second.autosave.takeOver();
    expect(second.store.getState().server).toEqual({ id: 'kept', rev: 4, sent: '' });
  });

  it('is not recreated after another tab has saved it as an album', async () => {
    const first = tab('design');
    first.type('Tab A');
    await first.autosave.flush();
    const second = tab('design', 1);
    await first.autosave.discard();
    second.type('Tab B');
    await second.autosave.flush();
    expect(await keptTitle()).toBeUndefined();
    expect(second.store.getState().conflict).toBe('tab');
  });
});
