// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormErrorSummary } from './FormErrorSummary';
import { TextField } from './TextField';

it('takes the focus when it appears and leads each line to its field', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const form = (errors: { fieldId: string; message: string }[]) => (
    <form>
      <FormErrorSummary title="Please check this" errors={errors} />
      <TextField id="city" label="City" />
    </form>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(form([{ fieldId: 'city', message: 'City is required' }]));
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Please check this' }));
  fireEvent.click(screen.getByRole('link', { name: 'City is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
});
