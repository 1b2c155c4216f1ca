// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductRating } from './ProductRating';

// proves products-7
it('shows 0.0 and says so where nobody has rated a product', () => {
  const { container } = render(<ProductRating average={0} count={0} />);
  expect(container.textContent).toContain('0.0');
  expect(screen.getByText('No reviews yet')).toBeTruthy();
});

// proves products-7
it('shows the average with one decimal, and the number of ratings', () => {
  const { container } = render(<ProductRating average={4} count={3} />);
  expect(container.textContent).toContain('4.0');
  expect(container.textContent).toContain('(3)');
});
