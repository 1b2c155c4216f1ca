import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderStatusBadge } from './OrderStatusBadge';

/** Colours of tones in styles/utilities.css. */
const COLOURS: Partial<Record<string, string>> = {
  waiting: 'yellow',
  info: 'blue',
  success: 'green',
};

// proves orders-3
it('is blue for shipped, green for delivered and yellow for other orders', () => {
  const colourOf = (status: (typeof ORDER_STATUSES)[number]) => {
    const { container } = render(<OrderStatusBadge status={status} />);
    return COLOURS[container.querySelector('[data-tone]')?.getAttribute('data-tone') ?? ''];
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
