// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RadioCards, type RadioCard } from './RadioCards';

const PAPERS: RadioCard<'matte' | 'silk' | 'linen'>[] = [
  { value: 'matte', label: 'Matte', description: 'No reflections', price: '₹12.00' },
  { value: 'silk', label: 'Silk' },
  { value: 'linen', label: 'Linen', isDisabled: true },
];

it('is one group of native radio buttons', () => {
  render(<RadioCards legend="Paper" options={PAPERS} value="silk" onChange={vi.fn()} />);
  const group = screen.getByRole('group', { name: 'Paper' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.every((radio) => group.contains(radio) && radio.type === 'radio')).toBe(true);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(radios.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
});

it('gives the radio buttons of each group a name of their own', () => {
  render(
    <>
      <RadioCards legend="Paper" options={PAPERS} value={null} onChange={vi.fn()} />
      <RadioCards legend="Cover" options={PAPERS} value={null} onChange={vi.fn()} />
    </>,
  );
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});

it('reports the chosen card, whose accessible name is its whole text', () => {
  const choose = vi.fn();
  render(<RadioCards legend="Paper" options={PAPERS} value={null} onChange={choose} />);
  fireEvent.click(screen.getByRole('radio', { name: /Matte.*No reflections.*₹12.00/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('matte');
});

it('describes the group by its error and its hint', () => {
  render(
    <RadioCards
      legend="Paper"
      hint="Feel them in our shop"
      error="Paper type is required"
      options={PAPERS}
      value={null}
      onChange={vi.fn()}
    />,
  );
  const ids = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Paper type is required',
    'Feel them in our shop',
  ]);
});
