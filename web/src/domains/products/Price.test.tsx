// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from './Price';

// proves constants-1
it('shows rupees in Indian groups, the struck original and the saving', () => {
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

it.each([null, undefined, 499, 450])('strikes nothing out for an original of %s', (original) => {
  const { container } = render(<Price amount={499} original={original} />);
  expect(container.textContent).toBe('₹499.00');
});

it('says that there is no price, and shows no original or saving then', () => {
  const { container } = render(
    <Price amount={null} unavailableText="N/A" original={100} saving="SAVE 5% OFF" />,
  );
  expect(container.textContent).toBe('N/A');
});
