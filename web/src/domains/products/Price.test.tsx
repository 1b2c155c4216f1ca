// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './Price';

// proves constants-1
it('shows rupees with Indian grouping, the struck original and the discount', () => {
  render(
    <Price
      amount={123456}
      original={154320}
      originalLabel="Original price"
      saving="SAVE 20% OFF"
    />,
  );
  expect(screen.getByText('₹1,23,456.00')).toBeTruthy();
  expect(screen.getByText('SAVE 20% OFF')).toBeTruthy();
  expect(document.querySelector('s')?.textContent).toBe('Original price ₹1,54,320.00');
});

it.each([null, undefined, 499, 450])('strikes nothing for an original of %s', (original) => {
  const { container } = render(<Price amount={499} original={original} />);
  expect(container.textContent).toBe('₹499.00');
});

it('shows that there is no price, without original or discount', () => {
  const { container } = render(
    <Price amount={null} unavailableText="N/A" original={100} saving="SAVE 5% OFF" />,
  );
  expect(container.textContent).toBe('N/A');
});
