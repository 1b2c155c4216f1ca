// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemarkDraftStorage } from './remark-drafts';
import { AUTOSAVE_DELAY_MS, createRemarkEditing } from './remark-editing';

const keeper = createRemarkDraftStorage({ reviewerId: 'reviewer', albumId: 'album', round: 1 });

function block(method: 'getItem' | 'setItem'): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

beforeEach(() => {
  // The tests of this file share one localStorage.
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('a draft of remarks', () => {
  it('is stored until it is empty', () => {
    const draft = { remarks: { photo: { text: 'Darker', base: '' } }, note: 'Nearly there' };
    keeper.write(draft);
    expect(keeper.read()).toEqual(draft);
    keeper.write({ remarks: {}, note: '' });
    expect(keeper.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is empty if storage is blocked', () => {
    block('getItem');
    expect(keeper.read()).toBeNull();
  });

  it('does not prevent the autosave if storage is full', async () => {
    vi.useFakeTimers();
    block('setItem');
    const send = vi.fn(() => Promise.resolve());
    const work = createRemarkEditing({
      saved: { photo: '' },
      drafts: keeper,
      send,
      isTransientError: () => false,
      onWrite: () => undefined,
    });
    work.write('photo', 'Darker');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(send).toHaveBeenCalledWith({ photo: { text: 'Darker', pin: null } });
  });
});
