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

it('describes an invalid field by its error and then its hint', () => {
  render(<TextField label="Email" hint="We send the proof there" error="Invalid email format" />);
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toEqual(['Invalid email format', 'We send the proof there']);
});

it('has no error attributes while valid', () => {
  render(<TextField label="Email" />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('keeps a given id, and marks an optional field', () => {
  render(<TextField id="phone" label="Phone" optionalText="(optional)" />);
  expect(screen.getByLabelText('Phone (optional)').id).toBe('phone');
});

it('describes an invalid select by its error', () => {
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

it('shows and hides a password by a button labelled with its action', () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
