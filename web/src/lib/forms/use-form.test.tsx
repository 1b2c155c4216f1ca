// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useForm } from './use-form';

interface Values {
  name: string;
  city: string;
}

const problemsOf = ({ name, city }: Values) => [
  ...(name === '' ? [{ field: 'name', text: 'Name is missing' }] : []),
  ...(city === '' ? [{ field: 'city', text: 'City is missing' }] : []),
];

const onValid = vi.fn();

function TestForm({ values }: { values: Values }) {
  const { problemOf, submit, edited, clear } = useForm(problemsOf);
  return (
    <form aria-label="form" onSubmit={(event) => submit(event, values, onValid)}>
      {(['name', 'city'] as const).map((field) => (
        <label key={field}>
          {field}
          <input name={field} onInput={() => edited([field])} />
          <span>{problemOf(field)?.text}</span>
        </label>
      ))}
      <button type="reset" onClick={clear}>
        Clear
      </button>
    </form>
  );
}

const send = () => fireEvent.submit(screen.getByRole('form'));
const says = (text: string) => screen.queryByText(text) !== null;

it('shows the problem of each invalid field and focuses the first', () => {
  render(<TestForm values={{ name: 'Asha', city: '' }} />);
  send();
  expect(says('Name is missing')).toBe(false);
  expect(says('City is missing')).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText(/^city/));
  expect(onValid).not.toHaveBeenCalled();
});

it('clears the problem of an edited field and keeps the others', () => {
  render(<TestForm values={{ name: '', city: '' }} />);
  send();
  fireEvent.input(screen.getByLabelText(/^name/));
  expect(says('Name is missing')).toBe(false);
  expect(says('City is missing')).toBe(true);
  fireEvent.click(screen.getByText('Clear'));
  expect(says('City is missing')).toBe(false);
});

it('submits valid values', () => {
  const values = { name: 'Asha', city: 'Pune' };
  render(<TestForm values={values} />);
  send();
  expect(onValid).toHaveBeenCalledWith(values);
});
