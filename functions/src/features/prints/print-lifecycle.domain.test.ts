import { describe, expect, it } from 'vitest';
import {
  shouldDeletePrintFiles,
  PRINT_RENDER_ABORTED_TEXT,
  currentPrintRenderState,
  hasArchiveStoppedWaiting,
  isPrintCheckMovedForward,
  isPrintRenderFinished,
  hasReadyOrRunningFiles,
  filesForScene,
} from './print-lifecycle.domain';

const now = new Date('2026-03-31T10:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const daysAgo = (days: number) => minutesAgo(days * 24 * 60);
const render = { state: 'making', asked_at: minutesAgo(3), reason: '' } as const;

describe('currentPrintRenderState', () => {
  it('is the stored state, or failed when the render took too long', () => {
    expect(currentPrintRenderState(render, now)).toEqual({ state: 'making', reason: '' });
    const left = { ...render, asked_at: minutesAgo(13) };
    expect(currentPrintRenderState(left, now)).toEqual({
      state: 'failed',
      reason: PRINT_RENDER_ABORTED_TEXT,
    });
    const ready = { ...left, state: 'ready' } as const;
    expect(currentPrintRenderState(ready, now)).toEqual({ state: 'ready', reason: '' });
  });
});

describe('hasReadyOrRunningFiles', () => {
  const files = { ...render, scene_hash: 'abc' };

  it('is true while files of the same book are created or ready', () => {
    expect(hasReadyOrRunningFiles(files, 'abc', now)).toBe(true);
    expect(hasReadyOrRunningFiles({ ...files, state: 'ready' }, 'abc', now)).toBe(true);
    expect(hasReadyOrRunningFiles({ ...files, state: 'ready' }, undefined, now)).toBe(true);
  });

  it('is false for another book, and after a failure', () => {
    expect(hasReadyOrRunningFiles({ ...files, state: 'ready' }, 'def', now)).toBe(false);
    expect(hasReadyOrRunningFiles({ ...files, state: 'failed' }, 'abc', now)).toBe(false);
    expect(hasReadyOrRunningFiles({ ...files, asked_at: minutesAgo(13) }, 'abc', now)).toBe(false);
  });
});

describe('filesForScene', () => {
  it('leaves out files of an earlier approved book', () => {
    const files = { scene_hash: 'abc' };
    expect(filesForScene(files, 'abc')).toBe(files);
    expect(filesForScene(files, 'def')).toBeNull();
    expect(filesForScene(files, undefined)).toBe(files);
    const begun = { scene_hash: '' };
    expect(filesForScene(begun, 'abc')).toBe(begun);
    expect(filesForScene(null, 'abc')).toBeNull();
  });
});

it('schedules a check earlier than noted, but not again and again', () => {
  expect(isPrintCheckMovedForward(minutesAgo(-60), minutesAgo(0))).toBe(true);
  expect(isPrintCheckMovedForward(minutesAgo(0), minutesAgo(-60))).toBe(false);
  expect(isPrintCheckMovedForward(now.toISOString(), now.toISOString())).toBe(false);
  expect(isPrintCheckMovedForward(undefined, minutesAgo(0))).toBe(false);
  expect(isPrintCheckMovedForward(minutesAgo(0), undefined)).toBe(false);
});

describe('shouldDeletePrintFiles', () => {
  const made = { asked_at: daysAgo(60) };
  const delivered = (days: number) => ({
    order_status: 'Delivered' as const,
    amounts: {},
    history: [{ to: 'Delivered', at: daysAgo(days) } as const],
  });
  const open = { order_status: 'Shipped', amounts: {}, history: [] } as const;
  const of = (...orders: Parameters<typeof shouldDeletePrintFiles>[1]['orders'][number][]) => ({
    isApproved: true,
    orders,
  });

  it('is true 30 days after the last delivery, unless an order is open', () => {
    expect(shouldDeletePrintFiles(made, of(delivered(29), delivered(50)), now)).toBe(false);
    expect(shouldDeletePrintFiles(made, of(delivered(31), delivered(50)), now)).toBe(true);
    expect(shouldDeletePrintFiles(made, of(delivered(31), open), now)).toBe(false);
    expect(shouldDeletePrintFiles(made, of(), now)).toBe(false);
  });

  it('keeps files that were created again for the same time', () => {
    expect(shouldDeletePrintFiles({ asked_at: daysAgo(2) }, of(delivered(90)), now)).toBe(false);
  });

  it('is true at once if the album is no longer Approved', () => {
    expect(shouldDeletePrintFiles(made, { isApproved: false, orders: [open] }, now)).toBe(true);
  });
});

describe('isPrintRenderFinished', () => {
  const asked = { sceneHash: 'abc', askedAt: minutesAgo(5) };
  const before = { asked_at: minutesAgo(6), reason: '', scene_hash: 'abc' };

  it('uses the ready files of the approved book', () => {
    expect(isPrintRenderFinished({ ...before, state: 'ready' }, asked, now)).toBe(true);
    expect(
      isPrintRenderFinished({ ...before, state: 'ready', scene_hash: 'def' }, asked, now),
    ).toBe(false);
  });

  it('waits for files in progress, and creates failed ones again', () => {
    expect(isPrintRenderFinished({ ...before, state: 'making' }, asked, now)).toBe(false);
    expect(isPrintRenderFinished({ ...before, state: 'failed' }, asked, now)).toBe(false);
  });

  it('creates nothing twice', () => {
    const since = { ...before, asked_at: asked.askedAt };
    expect(isPrintRenderFinished({ ...since, state: 'failed' }, asked, now)).toBe(true);
    expect(isPrintRenderFinished({ ...since, state: 'ready', scene_hash: 'def' }, asked, now)).toBe(
      true,
    );
  });
});

it('resumes an archive once, after the last file that it waited for', () => {
  expect(hasArchiveStoppedWaiting(['a'], [])).toBe(true);
  expect(hasArchiveStoppedWaiting(['a', 'b'], ['b'])).toBe(false);
  expect(hasArchiveStoppedWaiting([], [])).toBe(false);
  expect(hasArchiveStoppedWaiting(undefined, undefined)).toBe(false);
  expect(hasArchiveStoppedWaiting([], ['a'])).toBe(false);
});
