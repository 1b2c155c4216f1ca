import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUploadGate } from './upload-gate';

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the upload gate', () => {
  it('is open while online and not paused', () => {
    const gate = createUploadGate();
    expect(gate.isOpen()).toBe(true);
    gate.setPaused(true);
    expect(gate.isOpen()).toBe(false);
    gate.setPaused(false);
    connection(false);
    expect(gate.isOpen()).toBe(false);
    gate.dispose();
  });

  it('lets waiting uploads through once online', async () => {
    const gate = createUploadGate();
    connection(false);
    const passed = vi.fn();
    const waiting = gate.whenOpen(new AbortController().signal).then(passed);
    await Promise.resolve();
    expect(passed).not.toHaveBeenCalled();
    connection(true);
    await waiting;
    expect(passed).toHaveBeenCalledOnce();
    gate.dispose();
  });

  it('stays closed while paused, even once online', () => {
    const gate = createUploadGate();
    const told = vi.fn();
    gate.watch(told);
    gate.setPaused(true);
    connection(true);
    expect(told).toHaveBeenLastCalledWith(false);
    gate.dispose();
  });

  it('rejects a waiting upload when it is cancelled', async () => {
    const gate = createUploadGate();
    gate.setPaused(true);
    const cancelling = new AbortController();
    const waiting = gate.whenOpen(cancelling.signal);
    cancelling.abort();
    await expect(waiting).rejects.toThrow();
    gate.dispose();
  });
});
