// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
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

describe('PIN code', () => {
  const JAIPUR = { city: 'Jaipur', state: 'Rajasthan' };
  const BENGALURU = { city: 'Bengaluru', state: 'Karnataka' };

  it('fills city and state, and fills them again for another PIN code', async () => {
    const edit = start();
    act(() => void edit.current.check(null));
    act(() => edit.current.change({ postal_code: '302001' }));
    await waitFor(() => expect(edit.current.draft).toMatchObject(JAIPUR));
    expect(edit.current.pinPlace).toEqual(JAIPUR);
    expect(edit.current.problems.map(({ field }) => field)).not.toContain('city');
    act(() => edit.current.change({ postal_code: '560001' }));
    expect(edit.current.pinPlace).toBeUndefined();
    await waitFor(() => expect(edit.current.draft).toMatchObject(BENGALURU));
  });

  it('never overwrites what was typed, even if it equals an earlier proposal', async () => {
    const edit = start();
    act(() => edit.current.change({ city: 'Beawar' }));
    act(() => edit.current.change({ postal_code: '302001' }));
    await waitFor(() => expect(edit.current.draft.state).toBe('Rajasthan'));
    expect(edit.current.draft.city).toBe('Beawar');
    act(() => edit.current.change({ state: 'Rajasthan' }));
    act(() => edit.current.change({ postal_code: '560001' }));
    await waitFor(() => expect(edit.current.pinPlace).toEqual(BENGALURU));
    expect(edit.current.draft).toMatchObject({ city: 'Beawar', state: 'Rajasthan' });
  });

  it('does not fill a field in which the customer has begun to write', async () => {
    const edit = start();
    const city = document.createElement('input');
    city.name = 'city';
    document.body.append(city);
    city.focus();
    act(() => edit.current.change({ postal_code: '302001' }));
    await waitFor(() => expect(edit.current.draft.state).toBe('Rajasthan'));
    expect(edit.current.draft.city).toBe('');
    city.remove();
  });

  it('keeps everything if the PIN code is unknown, and says so', async () => {
    const edit = start();
    act(() => edit.current.change({ city: 'Jaipur', postal_code: '302999' }));
    await waitFor(() => expect(edit.current.pinPlace).toBeNull());
    expect(edit.current.draft).toMatchObject({ city: 'Jaipur', state: '' });
  });

  it('ignores the answer for a PIN code that was changed in the meantime', async () => {
    const edit = start();
    act(() => edit.current.change({ postal_code: '302001' }));
    act(() => edit.current.change({ postal_code: '5600' }));
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(edit.current.draft).toMatchObject({ city: '', state: '' });
    expect(edit.current.pinPlace).toBeUndefined();
  });
});
