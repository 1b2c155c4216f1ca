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

it('says what is wrong with each field, and leads to the first', () => {
  render(<TestForm values={{ name: 'Asha', city: '' }} />);
  send();
  expect(says('Name is missing')).toBe(false);
  expect(says('City is missing')).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText(/^city/));
  expect(onValid).not.toHaveBeenCalled();
});

it('forgets what was wrong with the field that is edited, and keeps the rest', () => {
  render(<TestForm values={{ name: '', city: '' }} />);
  send();
  fireEvent.input(screen.getByLabelText(/^name/));
  expect(says('Name is missing')).toBe(false);
  expect(says('City is missing')).toBe(true);
  fireEvent.click(screen.getByText('Clear'));
  expect(says('City is missing')).toBe(false);
});

it('hands on what all is well with', () => {
  const values = { name: 'Asha', city: 'Pune' };
  render(<TestForm values={values} />);
  send();
  expect(onValid).toHaveBeenCalledWith(values);
});
