// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RewardConditions } from './RewardConditions';

it('lists the missing conditions and their deadline', () => {
  render(<RewardConditions missing={['delivery', 'your_email']} until={null} />);
  expect(
    screen.getByText('Their first order has to be delivered. Please confirm your e-mail address.'),
  ).toBeTruthy();
});

it('names the last day for confirming addresses', () => {
  render(<RewardConditions missing={['friend_email']} until="2026-09-08T12:00:00.000Z" />);
  expect(screen.getByText(/Your friend has to confirm .* Please do so by .*2026/)).toBeTruthy();
});
