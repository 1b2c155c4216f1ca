// @vitest-environment jsdom
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prerendered } from '../prerendered';
import { keepPresses } from './presses';

const told = vi.fn();
const follow = (event: MouseEvent) => {
  event.preventDefault();
  told('link');
};

/** One of each kind of thing that a page holds. */
function Page() {
  const [count, setCount] = useState(0);
  const [size, setSize] = useState('small');
  const [isGift, setGift] = useState(false);
  const [sort, setSort] = useState('price');
  const [words, setWords] = useState('');
  return (
    <form onSubmit={(event) => void (event.preventDefault(), told('sent'))}>
      <a href="/products" onClick={follow}>
        All
      </a>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>More</span>
      </button>
      {['small', 'large'].map((one) => (
        <input
          key={one}
          {...{ type: 'radio', name: 'size', value: one, checked: size === one }}
          onChange={() => setSize(one)}
        />
      ))}
      <input type="checkbox" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>price</option>
        <option>rating</option>
      </select>
      <input type="text" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="submit">Go</button>
      <output>{[count, size, isGift, sort, words].join()}</output>
    </form>
  );
}

let root: Root | undefined;
beforeAll(() => {
  // Each press is taken by itself, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  root?.unmount();
  document.body.innerHTML = '';
});

const one = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

/** Whether it is left to the browser, which does nothing here. */
function press(selector: string): boolean {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isLeft;
}

/** As a person does, before anything answers. */
function enter(selector: string, change: object) {
  const field = Object.assign(one(selector), change);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function show(page: React.ReactNode) {
  document.body.innerHTML = `<div id="root">${await prerendered(page, 1000)}</div>`;
}

it('presses and enters again what was pressed and entered before React came', async () => {
  await show(<Page />);
  const onPress = vi.fn();
  const pressAgain = keepPresses(onPress);
  press('span');
  press('span');
  enter('[value=large]', { checked: true });
  enter('[type=checkbox]', { checked: true });
  enter('select', { value: 'rating' });
  enter('[type=text]', { value: 'gold' });
  expect(press('[type=submit]')).toBe(false);
  expect(press('a')).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(8);
  root = hydrateRoot(one('#root'), <Page />);
  await pressAgain();
  expect(one('output').textContent).toBe('2,large,true,rating,gold');
  expect(told.mock.calls).toEqual([['sent'], ['link']]);
});

it('waits for a part that has not come yet', async () => {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const coming = new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve));
  const Part = lazy(() => coming);
  await show(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const pressAgain = keepPresses(() => undefined);
  press('span');
  root = hydrateRoot(
    one('#root'),
    <Suspense>
      <Part />
    </Suspense>,
  );
  const pressed = pressAgain();
  setTimeout(() => arrive({ default: Page }), 250);
  await pressed;
  expect(one('output').textContent).toBe('1,small,false,price,');
});

it('leaves to the browser what is another page’s, or only further down', async () => {
  await show(
    <>
      <a href="tel:18001234">Phone</a>
      <a href="#reviews">Reviews</a>
      <p>Text</p>
    </>,
  );
  const onPress = vi.fn();
  const stop = keepPresses(onPress);
  expect([press('[href^=tel]'), press('[href^="#"]'), press('p')]).toEqual([true, true, true]);
  expect(onPress).not.toHaveBeenCalled();
  await stop();
});
