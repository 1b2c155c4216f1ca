// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PaymentForm } from './PaymentForm';

it('cannot be left while a payment is under way', () => {
  const back = vi.fn();
  const form = (isBusy: boolean) => (
    <PaymentForm
      provider="sandbox"
      methods={['card']}
      isBusy={isBusy}
      failure={undefined}
      onBack={back}
      onPay={vi.fn()}
    />
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Back' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(back).not.toHaveBeenCalled();

  rerender(form(false));
  fireEvent.click(button);
  expect(back).toHaveBeenCalledOnce();
});
