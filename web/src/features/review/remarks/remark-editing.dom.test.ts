import { MAX_REMARK_LENGTH } from '@smriti/shared/album/approval-remarks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemarkDraftStorage } from './remark-drafts';
import {
  AUTOSAVE_DELAY_MS,
  createRemarkEditing,
  RETRY_DELAY_MS,
  SAVED_MESSAGE_MS,
  type SentRemark,
} from './remark-editing';

const OWNER = { reviewerId: 'reviewer', albumId: 'album', round: 1 };
const PASSING = new Error('the connection is lost');

const said = (text: string, pin: SentRemark['pin'] = null): SentRemark => ({ text, pin });

function begin(saved: Record<string, string> = { a: '', b: 'Crop the left edge.' }) {
  const send = vi.fn<(remarks: Record<string, SentRemark>) => Promise<void>>().mockResolvedValue();
  const onWrite = vi.fn();
  const work = createRemarkEditing({
    saved,
    drafts: createRemarkDraftStorage(OWNER),
    send,
    isTransientError: (failure) => failure === PASSING,
    onWrite,
  });
  work.start();
  return { work, send, onWrite, state: () => work.store.getState() };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that something is written with each text, pin and note, and not before', () => {
  const { work, onWrite } = begin();
  expect(onWrite).not.toHaveBeenCalled();
  work.write('a', 'D');
  expect(onWrite).toHaveBeenCalledTimes(1);
  work.pin('a', { x: 0.5, y: 0.5 });
  work.writeNote('Lovely.');
  expect(onWrite).toHaveBeenCalledTimes(3);
  work.finish();
  expect(onWrite).toHaveBeenCalledTimes(3);
});

describe('autosave', () => {
  it('saves changed remarks once typing pauses', async () => {
    const { work, send, state } = begin();
    work.write('a', 'Dar');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
    work.write('a', 'Dark ');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[{ a: said('Dark') }]]);
    expect(state()).toMatchObject({ phase: 'saved', saved: { a: 'Dark' }, texts: { a: 'Dark ' } });
  });

  // proves review-4
  it('shows for 3 seconds that remarks are saved', async () => {
    const { work, state } = begin();
    work.write('a', 'Dark');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    await vi.advanceTimersByTimeAsync(SAVED_MESSAGE_MS - 1);
    expect(state().phase).toBe('saved');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().phase).toBe('idle');
  });

  it('deletes a remark with an empty text', async () => {
    const { work, send } = begin();
    work.write('b', '  ');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(send.mock.calls).toEqual([[{ b: said('') }]]);
  });

  it('saves again what was typed during a save', async () => {
    const { work, send } = begin();
    let answer = () => {};
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    work.write('a', 'One');
    const saved = work.save();
    work.write('a', 'One, two');
    answer();
    await expect(saved).resolves.toBe(true);
    expect(send.mock.calls).toEqual([[{ a: said('One') }], [{ a: said('One, two') }]]);
  });

  it('leaves out a text that is too long, and saves the others', async () => {
    const { work, send, state } = begin();
    work.write('a', 'x'.repeat(MAX_REMARK_LENGTH + 1));
    work.write('b', 'Fine now.');
    await expect(work.save()).resolves.toBe(false);
    expect(send.mock.calls).toEqual([[{ b: said('Fine now.') }]]);
    expect(state().texts.a).toHaveLength(MAX_REMARK_LENGTH + 1);
  });
});

describe('a pin', () => {
  const pin = { x: 0.25, y: 0.5 };

  it('is saved and deleted with its text', async () => {
    const { work, send } = begin();
    work.pin('a', pin);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(send).not.toHaveBeenCalled();
    work.write('a', 'Dark');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(send.mock.calls).toEqual([[{ a: said('Dark', pin) }]]);
  });

  it('that is moved or removed is saved with the same text', async () => {
    const { work, send } = begin();
    work.pin('b', pin);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    work.pin('b', null);
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    const text = 'Crop the left edge.';
    expect(send.mock.calls).toEqual([[{ b: said(text, pin) }], [{ b: said(text) }]]);
  });

  it('is kept in the browser until it is saved', async () => {
    const first = begin();
    first.send.mockRejectedValue(PASSING);
    first.work.pin('b', pin);
    await first.work.leave();
    expect(begin().state()).toMatchObject({ isRestored: true, pins: { b: pin } });
  });
});

describe('a failure', () => {
  it('that is temporary keeps the text and is retried automatically', async () => {
    const { work, send, state } = begin();
    send.mockRejectedValueOnce(PASSING);
    work.write('a', 'Dark');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(state()).toMatchObject({ phase: 'failed', failure: PASSING, texts: { a: 'Dark' } });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    expect(state()).toMatchObject({ phase: 'saved', saved: { a: 'Dark' } });
  });

  it('that is permanent is not retried automatically', async () => {
    const { work, send, state } = begin();
    send.mockRejectedValue(new Error('somebody else has it'));
    work.write('a', 'Dark');
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + 5 * RETRY_DELAY_MS);
    expect(send).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ phase: 'failed', texts: { a: 'Dark' } });
  });
});

describe('leaving the page', () => {
  it('saves unsaved remarks at once', async () => {
    const { work, send } = begin();
    work.write('a', 'Dark');
    await expect(work.leave()).resolves.toBe(true);
    expect(send.mock.calls).toEqual([[{ a: said('Dark') }]]);
  });

  it('stops the retries', async () => {
    const { work, send } = begin();
    send.mockRejectedValue(PASSING);
    work.write('a', 'Dark');
    await expect(work.leave()).resolves.toBe(false);
    await vi.advanceTimersByTimeAsync(2 * RETRY_DELAY_MS);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the draft in the browser', () => {
  it('restores unsaved remarks, and saves them', async () => {
    const first = begin();
    first.send.mockRejectedValue(PASSING);
    first.work.write('a', 'Dark');
    first.work.writeNote('Lovely album.');
    await first.work.leave();

    const { send, state } = begin();
    expect(state()).toMatchObject({
      isRestored: true,
      texts: { a: 'Dark', b: 'Crop the left edge.' },
      note: 'Lovely album.',
    });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
    expect(send.mock.calls).toEqual([[{ a: said('Dark') }]]);
    expect(state().isRestored).toBe(false);
  });

  it('keeps both texts if another one was saved meanwhile', async () => {
    const first = begin({ a: '' });
    first.send.mockRejectedValue(PASSING);
    first.work.write('a', 'Too dark.');
    await first.work.leave();
    expect(begin({ a: 'Red eyes.' }).state().texts.a).toBe('Red eyes.\nToo dark.');
  });

  it('is deleted once all is saved and the note is sent', async () => {
    const { work } = begin();
    work.write('a', 'Dark');
    work.writeNote('Lovely album.');
    await work.save();
    expect(localStorage).toHaveLength(1);
    work.finish();
    expect(localStorage).toHaveLength(0);
  });

  it('is empty when it cannot be read', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('review-draft:reviewer:album:1', '{"remarks":[]}');
    expect(begin().state()).toMatchObject({ isRestored: false, note: '' });
    localStorage.setItem('review-draft:reviewer:album:1', '{');
    expect(begin().state()).toMatchObject({ isRestored: false, note: '' });
  });
});
