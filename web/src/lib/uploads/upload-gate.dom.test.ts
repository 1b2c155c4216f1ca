import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUploadGate } from './upload-gate';

function connection(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the gate of uploads', () => {
  it('is open while there is a connection and nobody paused it', () => {
    const gate = createUploadGate();
    expect(gate.isOpen()).toBe(true);
    gate.setPaused(true);
    expect(gate.isOpen()).toBe(false);
    gate.setPaused(false);
    connection(false);
    expect(gate.isOpen()).toBe(false);
    gate.dispose();
  });

  it('lets through what waited when the connection is back', async () => {
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

  it('stays shut when the connection is back but someone paused it', () => {
    const gate = createUploadGate();
    const told = vi.fn();
    gate.watch(told);
    gate.setPaused(true);
    connection(true);
    expect(told).toHaveBeenLastCalledWith(false);
    gate.dispose();
  });

  it('lets go of what is cancelled while it waits', async () => {
    const gate = createUploadGate();
    gate.setPaused(true);
    const cancelling = new AbortController();
    const waiting = gate.whenOpen(cancelling.signal);
    cancelling.abort();
    await expect(waiting).rejects.toThrow();
    gate.dispose();
  });
});
