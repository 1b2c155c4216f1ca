// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showLanguage } from '#lib/language/language.ts';
import { PaymentForm } from './PaymentForm';
import { usePaymentForm } from './use-payment-form';

interface PageProps {
  isBusy?: boolean;
  isShown?: boolean;
  isCardChecked?: boolean;
  onBack?: () => void;
}

/** Page that can replace the form by other content. */
function Page(props: PageProps) {
  const { isBusy = false, isShown = true, isCardChecked = true, onBack = vi.fn() } = props;
  const state = usePaymentForm();
  if (!isShown) return null;
  return (
    <PaymentForm
      {...{ state, isBusy, isCardChecked, onBack }}
      form="test-card"
      areOthersShown
      methods={['card', 'upi']}
      failure={undefined}
      onPay={vi.fn()}
    />
  );
}

// proves payments-16
it('cannot be left while a payment is in progress', () => {
  const back = vi.fn();
  const { rerender } = render(<Page isBusy onBack={back} />);
  const button = screen.getByRole('button', { name: 'Back' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(back).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();

  rerender(<Page onBack={back} />);
  fireEvent.click(button);
  expect(back).toHaveBeenCalledOnce();
});

// proves payments-28
it('clears the card errors when another method is chosen', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Payment' }));
  expect(screen.getByText('Please enter a valid card number')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'UPI' }));
  fireEvent.click(screen.getByRole('radio', { name: /Card/ }));
  expect(screen.getByLabelText('Card number')).toBeTruthy();
  expect(screen.queryByText('Please enter a valid card number')).toBeNull();
});

it('keeps card and method while the page shows other content', () => {
  const { rerender } = render(<Page />);
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '4111 1' } });
  rerender(<Page isShown={false} />);
  rerender(<Page />);
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1');

  fireEvent.click(screen.getByRole('radio', { name: 'UPI' }));
  rerender(<Page isShown={false} />);
  rerender(<Page />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true);
});

it('translates errors when the language changes, and keeps the focus', async () => {
  render(<Page isCardChecked={false} />);
  const confirm = screen.getByRole('button', { name: 'Confirm Payment' });
  const inHindi = async () => {
    confirm.focus();
    await act(() => showLanguage('hi'));
    const said = screen.getByRole('alert').textContent;
    const focused = document.activeElement;
    await act(() => showLanguage('en'));
    expect(focused).toBe(confirm);
    return said;
  };
  fireEvent.click(confirm);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(await inHindi()).toContain('यहाँ सिर्फ़ टेस्ट कार्ड चलते हैं।');
  fireEvent.click(screen.getByRole('radio', { name: /Net Banking/i }));
  fireEvent.click(confirm);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(await inHindi()).toContain('से पेमेंट अभी नहीं हो सकता।');
});
