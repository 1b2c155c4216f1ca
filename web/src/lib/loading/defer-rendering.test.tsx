import { act, render, screen } from '@testing-library/react';
import { type Dispatch, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { deferRendering } from './defer-rendering';

it('renders after the urgent change, with the newest values', () => {
  let setCount: Dispatch<number> = () => undefined;
  const Deferred = deferRendering(({ count }: { count: number }) => <p>deferred {count}</p>);
  function Page() {
    const [count, set] = useState(1);
    setCount = set;
    return (
      <>
        <p>urgent {count}</p>
        <Deferred count={count} />
      </>
    );
  }
  render(<Page />);
  const texts = () => screen.getAllByText(/./).map(({ textContent }) => textContent);
  expect(texts()).toEqual(['urgent 1', 'deferred 1']);
  act(() => {
    flushSync(() => setCount(2));
    expect(texts()).toEqual(['urgent 2', 'deferred 1']);
  });
  expect(texts()).toEqual(['urgent 2', 'deferred 2']);
});
