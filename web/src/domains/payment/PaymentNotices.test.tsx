// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineNotice } from './PaymentNotices';

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('OfflineNotice', () => {
  it('is shown without a connection, and explains what happens to the payment', () => {
    render(<OfflineNotice isPaying />);
    expect(screen.queryByRole('status')).toBeNull();
    connect(false);
    expect(screen.getByRole('status').textContent).toContain('nothing is charged twice');
    connect(true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
