// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_ADDRESS_DRAFT } from './address-draft';
import { useAddressDraft } from './use-address-draft';

const start = () => renderHook(() => useAddressDraft(EMPTY_ADDRESS_DRAFT)).result;
const point = { lat: 26.9, lng: 75.8 };

describe('useAddressDraft', () => {
  it('keeps the same address while it is typed and located', () => {
    const edit = start();
    act(() => edit.current.change({ city: 'Jaipur' }));
    act(() => edit.current.locate(point, null));
    expect(edit.current.draft).toEqual({ ...EMPTY_ADDRESS_DRAFT, city: 'Jaipur', point });
    expect(edit.current.round).toBe(0);
  });

  it('starts another address when replaced or reset', () => {
    const edit = start();
    const saved = { ...EMPTY_ADDRESS_DRAFT, city: 'Pune', point };
    act(() => void edit.current.check(null));
    expect(edit.current.problems).not.toEqual([]);
    act(() => edit.current.replace(saved));
    expect(edit.current).toMatchObject({ draft: saved, problems: [], round: 1 });
    act(() => edit.current.reset());
    expect(edit.current).toMatchObject({ draft: EMPTY_ADDRESS_DRAFT, round: 2 });
  });
});
