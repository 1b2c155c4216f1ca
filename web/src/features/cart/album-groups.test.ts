import { describe, expect, it } from 'vitest';
import { findAlbumGroup, groupAlbums } from './album-groups';

const album = {
  id: 'a',
  status: 'Draft' as const,
  is_placed: false,
  initial_due: 0,
  initial_paid: 0,
};

describe('findAlbumGroup', () => {
  it.each([
    [{}, 'waiting'],
    [{ status: 'Cart' }, 'waiting'],
    [{ status: 'Responded' }, 'waiting'],
    [{ status: 'Requested' }, 'working'],
    [{ status: 'Requested', initial_due: 100, initial_paid: 100 }, 'working'],
    [{ status: 'Requested', initial_due: 100 }, 'waiting'],
    [{ status: 'Approved' }, 'ready'],
    [{ status: 'Approved', is_placed: true }, 'ordered'],
  ] as const)('puts %o into %s', (part, name) => {
    expect(findAlbumGroup({ ...album, ...part })).toBe(name);
  });
});

describe('groupAlbums', () => {
  it('includes all items of the cart, also those not loaded yet', () => {
    const draft = album;
    const ready = { ...album, id: 'b', status: 'Approved' as const };
    const older = { ...ready, id: 'c' };
    expect(groupAlbums([draft, ready], [ready, older])).toEqual([
      { name: 'ready', albums: [ready, older] },
      { name: 'waiting', albums: [draft] },
    ]);
    expect(groupAlbums([], [])).toEqual([]);
  });
});
