import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderStatusBadge } from './OrderStatusBadge';

/** The colours of tones.module.css. */
const COLOURS = vi.hoisted(() => ({ waiting: 'yellow', info: 'blue', success: 'green' }));
vi.mock('#ui/feedback/tones.module.css', () => ({ default: COLOURS }));

// proves orders-3
it('is blue for what is shipped, green for what is delivered, yellow for all else', () => {
  const colourOf = (status: (typeof ORDER_STATUSES)[number]) => {
    const { container } = render(<OrderStatusBadge status={status} />);
    return Object.values(COLOURS).find((colour) => container.querySelector(`.${colour}`));
  };
  expect(ORDER_STATUSES.map((status) => [status, colourOf(status)])).toEqual([
    ['Pending', 'yellow'],
    ['processing', 'yellow'],
    ['Shipped', 'blue'],
    ['Delivered', 'green'],
    ['Cancelled', 'yellow'],
  ]);
  expect(screen.getByText('Processing')).toBeTruthy();
});
