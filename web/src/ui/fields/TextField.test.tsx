// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

/** Texts to which `aria-describedby` refers, in order. */
function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing with id ${id}`);
}

it('leads from a wrong field to its error and then its hint', () => {
  render(<TextField label="Email" hint="We send the proof there" error="Invalid email format" />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toEqual(['Invalid email format', 'We send the proof there']);
});

it('says nothing of errors while there are none', () => {
  render(<TextField label="Email" />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('keeps the id that a page gives, and marks what may stay empty', () => {
  render(<TextField id="phone" label="Phone" optionalText="(optional)" />);
  expect(screen.getByLabelText('Phone (optional)').id).toBe('phone');
});

it('links selects to their errors too', () => {
  render(
    <SelectField
      label="Size"
      placeholder="Choose a size"
      options={[{ value: '1', label: '8x8' }]}
      error="Album size is required"
    />,
  );
  expect(descriptionOf(screen.getByLabelText('Size'))).toEqual(['Album size is required']);
});

it('shows and hides a password, and tells which the button will do', () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
