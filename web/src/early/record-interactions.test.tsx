// @vitest-environment jsdom
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prerenderPage } from '#prerender-page.ts';
import { recordInteractions } from './record-interactions';

const told = vi.fn();
const follow = (event: MouseEvent) => {
  event.preventDefault();
  told('link');
};

/** Page with one element of each interactive kind. */
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
  // Outside React's act environment, clicks are processed one by one, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  root?.unmount();
  document.body.innerHTML = '';
  told.mockClear();
});

/** Resolves after hydration. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

const one = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

/** Clicks an element. Returns whether the event reached the window without preventDefault. */
function press(selector: string): boolean {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note);
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  removeEventListener('click', note);
  return isLeft;
}

/** Changes a field as a user does, before hydration. */
function enter(selector: string, change: object) {
  const field = Object.assign(one(selector), change);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Lazy component whose script has not loaded yet. */
function coming() {
  let arrive: (part: { default: ComponentType }) => void = () => undefined;
  const Part = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  return { Part, come: () => arrive({ default: Page }) };
}

async function show(page: React.ReactNode) {
  document.body.innerHTML = `<div id="root">${await prerenderPage(page, 1000)}</div>`;
}

it('repeats presses and inputs from before the hydration', async () => {
  await show(<Page />);
  const onPress = vi.fn();
  const pressAgain = recordInteractions(onPress);
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

const field = (selector: string) => {
  const found = one(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  return found;
};

it.each([
  ['as it was left, though React put back the field', ''],
  ['as it is now', 'gold'],
])('keeps the selection %s', async (_title, shown) => {
  await show(<Page />);
  const pressAgain = recordInteractions(() => undefined);
  const input = field('[type=text]');
  input.focus();
  input.value = 'gold';
  input.setSelectionRange(1, 3, 'backward');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.value = shown;
  if (shown) input.setSelectionRange(1, 3, 'backward');
  root = hydrateRoot(one('#root'), <Page />);
  await pressAgain();
  expect(one('output').textContent).toBe('0,small,false,price,gold');
  const { selectionStart, selectionEnd, selectionDirection } = input;
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
});

/** Replaces all elements of the page by copies. */
function replaceElements() {
  const page = one('#root');
  page.replaceChildren(...[...page.childNodes].map((node) => node.cloneNode(true)));
}

it('repeats presses and inputs on replaced elements', async () => {
  await show(<Page />);
  const pressAgain = recordInteractions(() => undefined);
  enter('[value=large]', { checked: true });
  enter('[type=text]', { value: 'gold' });
  const more = document.querySelector('button');
  more?.focus();
  press('span');
  press('[type=submit]');
  replaceElements();
  root = hydrateRoot(one('#root'), <Page />);
  await pressAgain();
  expect(one('output').textContent).toBe('1,large,false,price,gold');
  expect(told.mock.calls).toEqual([['sent']]);
  expect(document.activeElement).toBe(one('button'));
});

it('skips an element that an earlier press has removed', async () => {
  function Notice() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <button type="button" onClick={() => void (setOpen(false), told('closed'))}>
        Close
      </button>
    ) : null;
  }
  await show(<Notice />);
  const pressAgain = recordInteractions(() => undefined);
  press('button');
  press('button');
  root = hydrateRoot(one('#root'), <Notice />);
  const start = Date.now();
  await pressAgain();
  expect(told.mock.calls).toEqual([['closed']]);
  expect(Date.now() - start).toBeLessThan(1000);
});

it('waits for a loading part, and submits no form before', async () => {
  const { Part, come } = coming();
  await show(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const pressAgain = recordInteractions(() => undefined);
  press('span');
  press('[type=submit]');
  const onSubmit = vi.fn();
  addEventListener('submit', onSubmit, true);
  root = hydrateRoot(
    one('#root'),
    <Suspense>
      <Part />
    </Suspense>,
  );
  const pressed = pressAgain();
  setTimeout(come, 250);
  await pressed;
  removeEventListener('submit', onSubmit, true);
  expect(one('output').textContent).toBe('1,small,false,price,');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('repeats a press during the hydration once and in order', async () => {
  await show(<Page />);
  const pressAgain = recordInteractions(() => undefined);
  enter('[type=text]', { value: 'go' });
  root = hydrateRoot(one('#root'), <Page />);
  await settled();
  const pressed = pressAgain(settled());
  press('span');
  enter('[type=text]', { value: 'gol' });
  enter('[type=text]', { value: 'gold' });
  press('[type=submit]');
  expect(told).not.toHaveBeenCalled();
  await pressed;
  expect(one('output').textContent).toBe('1,small,false,price,gold');
  expect(told.mock.calls).toEqual([['sent']]);
  press('span');
  await settled();
  expect(one('output').textContent).toBe('2,small,false,price,gold');
});

/** Button that ignores clicks while it saves. */
function Saving() {
  const [isBusy, setBusy] = useState(false);
  return (
    <button type="button" disabled={isBusy} onClick={() => void (setBusy(true), told('saved'))}>
      Save
    </button>
  );
}

it('does not repeat a press on a button that the first press disabled', async () => {
  await show(<Saving />);
  const pressAgain = recordInteractions(() => undefined);
  press('button');
  press('button');
  root = hydrateRoot(one('#root'), <Saving />);
  await pressAgain();
  expect(told.mock.calls).toEqual([['saved']]);
});

it('follows only the last of several pressed links', async () => {
  const links = ['/a', '/b'].map((href) => (
    <a key={href} href={href} onClick={(event) => void (event.preventDefault(), told(href))}>
      {href}
    </a>
  ));
  await show(links);
  const pressAgain = recordInteractions(() => undefined);
  press('[href="/a"]');
  press('[href="/b"]');
  root = hydrateRoot(one('#root'), links);
  await pressAgain();
  expect(told.mock.calls).toEqual([['/b']]);
});

it('leaves links to other pages and anchors to the browser', async () => {
  await show(
    <>
      <a href="tel:18001234">Phone</a>
      <a href="#reviews">Reviews</a>
      <p>Text</p>
    </>,
  );
  const onPress = vi.fn();
  const stop = recordInteractions(onPress);
  expect([press('[href^=tel]'), press('[href^="#"]'), press('p')]).toEqual([true, true, true]);
  expect(onPress).not.toHaveBeenCalled();
  await stop();
});

/** Presses on one element and releases on another, `away` pixels apart. */
function pressFrom(selector: string, end: string, away: number) {
  const at = (type: string, x: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 20 });
  one(selector).dispatchEvent(at('mousedown', 10));
  one(end).dispatchEvent(at('mouseup', 10 + away));
  // Browsers send the click to the common ancestor.
  one('form').dispatchEvent(at('click', 10 + away));
}

it.each([
  ['answers a press whose button has moved away under the finger', 0, '1'],
  ['answers no press that was taken back', 60, '0'],
])('%s', async (_title, away, count) => {
  await show(<Page />);
  const pressAgain = recordInteractions(() => undefined);
  pressFrom('span', 'output', away);
  root = hydrateRoot(one('#root'), <Page />);
  await settled();
  await pressAgain();
  expect(one('output').textContent).toBe(`${count},small,false,price,`);
});

it('follows a link that moved away under the finger', async () => {
  await show(<Page />);
  const pressAgain = recordInteractions(() => undefined);
  pressFrom('a', 'output', 0);
  root = hydrateRoot(one('#root'), <Page />);
  await settled();
  await pressAgain();
  expect(told.mock.calls).toEqual([['link']]);
});
