import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  readAlertText,
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import CatalogueArea from './CatalogueArea';

signInAsAsha();

/** Opens a page of the catalogue area and waits for its lazily loaded parts. */
async function open(path: string) {
  openPage(<CatalogueArea />, `/admin/catalogue/${path}`, '/admin/catalogue/*');
  await screen.findAllByRole('heading', { level: 1 });
}

const noted = { version: 1, archived: false, changed_at: null };
const linen = { id: 7, name: 'Linen', description: '', price: 250, ...noted };
const COVERS = 'GET /api/catalogue/cover-types';
const LINEN = `${COVERS}/7`;
const CHANGE = 'PUT /api/cover-types/7';

const courier = { ...linen, name: 'Courier', min_days: 3, max_days: 5, is_active: true };
const METHODS = 'GET /api/catalogue/shipping-methods';

it('links to every kind', async () => {
  stubApi({ [COVERS]: { records: [], total: 0 } });
  await open('');
  fireEvent.click(screen.getByRole('link', { name: /^Covers/ }));
  expect(await screen.findByRole('heading', { name: 'Covers', level: 1 })).toBeDefined();
  expect(await screen.findByText('Nothing here yet')).toBeDefined();
});

it('lists records, filtered by the URL', async () => {
  const api = stubApi({ [COVERS]: { records: [linen], total: 1 } });
  await open('cover-types?q=lin');
  const link = await screen.findByRole('link', { name: 'Linen' });
  expect(link.closest('tr')?.textContent).toContain('₹250.00');
  pressButton('Archived');
  await waitFor(() => expect(api.sentTo(COVERS)).toHaveLength(2));
  const asked = api.sentTo(COVERS).map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([
    { q: 'lin', state: 'offered' },
    { q: 'lin', state: 'archived' },
  ]);
});

it('shows until when a record is out of stock', async () => {
  const records = [
    { ...linen, id: 8, name: 'Silk', restock_day: '2098-12-24' },
    { ...linen, id: 9, name: 'Velvet', restock_day: '2026-01-02' },
  ];
  stubApi({ [COVERS]: { records, total: 2 } });
  await open('cover-types');
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')?.textContent;
  expect(await screen.findByText('Out of stock until 24 Dec 2098')).toBeDefined();
  expect(rowOf('Silk')).not.toContain('Offered');
  expect(rowOf('Velvet')).toContain('Offered');
});

it('sorts records by name, price and change, both ways, in the address', async () => {
  const api = stubApi({ [COVERS]: { records: [linen], total: 1 } });
  await open('cover-types');
  const sortOf = () => api.sentTo(COVERS).at(-1)?.query.get('sort');
  for (const [heading, sort] of [
    ['Name: sort by this', 'name'],
    ['Price: sort by this', 'price'],
    ['Price: reverse the order', '-price'],
    ['Changed: sort by this', 'changed'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: heading }));
    await waitFor(() => expect(sortOf()).toBe(sort));
  }
  const heading = screen.getByRole('columnheader', { name: /^Changed/ });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  // a sort order is not a filter
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('adds a valid record, and opens it', async () => {
  const silk = { ...linen, name: 'Silk' };
  const api = stubApi({ 'POST /api/cover-types': silk, [LINEN]: silk });
  await open('cover-types/new');
  pressButton('Save');
  expect(await screen.findAllByText('Please fill this in.')).not.toHaveLength(0);
  expect(api.sent.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  typeInto('Name', 'Silk');
  typeInto(/^Price/, '250');
  pressButton('Save');
  expect(await screen.findByRole('heading', { name: 'Silk', level: 1 })).toBeDefined();
  expect(api.sentTo('POST /api/cover-types')).toMatchObject([
    { body: { name: 'Silk', price: '250' } },
  ]);
});

it('adds a record once if the first answer was lost', async () => {
  const silk = { ...linen, name: 'Silk' };
  const api = stubApi({ 'POST /api/cover-types': rejectWithoutConnection, [LINEN]: silk });
  await open('cover-types/new');
  typeInto('Name', 'Silk');
  typeInto(/^Price/, '250');
  pressButton('Save');
  expect(await readAlertText()).toMatch(/^The shop cannot be reached\./);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Silk');
  api.set('POST /api/cover-types', silk);
  pressButton('Save');
  expect(await screen.findByRole('heading', { name: 'Silk', level: 1 })).toBeDefined();
  const [first, second] = api.sentTo('POST /api/cover-types');
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
});

it('saves the Hindi texts of a record with the English ones', async () => {
  const api = stubApi({ [LINEN]: { ...linen, name_hi: 'लिनन' }, [CHANGE]: linen });
  await open('cover-types/7');
  const field = await screen.findByDisplayValue('लिनन');
  expect(field.lang).toBe('hi');
  typeInto(/^Description in Hindi/, 'बुना हुआ कपड़ा।');
  pressButton('Save');
  await waitFor(() =>
    expect(api.sentTo(CHANGE)).toMatchObject([
      { body: { name: 'Linen', name_hi: 'लिनन', description_hi: 'बुना हुआ कपड़ा।' } },
    ]),
  );
});

it('asks which version of a field to keep that both have changed', async () => {
  const theirs = { ...linen, name: 'Fine linen', version: 2 };
  const api = stubApi({ [LINEN]: linen, [CHANGE]: answerWithError(409, 'Changed.', theirs) });
  await open('cover-types/7');
  await screen.findByDisplayValue('Linen');
  typeInto('Name', 'Raw linen');
  pressButton('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
  expect(within(dialog).getByRole('group', { name: 'Name' }).textContent).toBe(
    'NameYoursRaw linenTheirs, saved alreadyFine linen',
  );
  api.set(CHANGE, { ...theirs, name: 'Raw linen', version: 3 });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(api.sentTo(CHANGE)).toHaveLength(2));
  expect(api.sentTo(CHANGE).map(({ body }) => body)).toMatchObject([
    { name: 'Raw linen', version: 1 },
    { name: 'Raw linen', version: 2 },
  ]);
});

const choices = {
  sizes: [1],
  paper_type_ids: [1],
  binding_type_ids: [1],
  lamination_type_ids: [1],
  cover_type_ids: [1],
  cover_images: ['catalogue/a.webp'],
  product_images: [],
};
const product = {
  ...choices,
  ...noted,
  id: 2,
  title: 'Classic',
  type: 1,
  category_id: 1,
  price: 499,
  description: '',
  discount: 0,
  layout: 'book',
  mug: false,
  default_photos: 20,
  min_photos: null,
  max_photos: null,
  photo_step: null,
  worked_out: 499,
  default_archived: false,
};

it('keeps the changes of both in a product, and asks with the names of the choices', async () => {
  const theirs = { ...product, price: 520, category_id: 4, discount: 5, version: 2 };
  const CHANGE_PRODUCT = 'PUT /api/products/2';
  const category = { slug: 'a', description: '', image_path: 'catalogue/a.webp', ...noted };
  const names = ['Weddings', 'Travel', 'Family'];
  const records = names.map((name, at) => ({ ...category, id: 3 * at + 1, name }));
  const api = stubApi({
    'GET /api/catalogue/products/2': product,
    [CHANGE_PRODUCT]: answerWithError(409, 'Changed.', theirs),
    'GET /api/catalogue/categories': { records, total: 3 },
  });
  await open('products/2');
  await screen.findByDisplayValue('Classic');
  typeInto('Title', 'Classic, larger');
  await screen.findByRole('option', { name: 'Family' });
  typeInto('Category', '7');
  pressButton('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else has changed this' });
  expect(await within(dialog).findByText('Travel')).toBeDefined();
  const asked = within(dialog).getAllByRole('group');
  expect(asked.map((group) => group.textContent)).toEqual([
    'CategoryYoursFamilyTheirs, saved alreadyTravel',
  ]);
  expect(
    within(dialog).getByText('Only they changed: Price, Discount.', { exact: false }),
  ).toBeDefined();
  api.set(CHANGE_PRODUCT, theirs);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(api.sentTo(CHANGE_PRODUCT)).toHaveLength(2));
  expect(api.sentTo(CHANGE_PRODUCT)[1]?.body).toMatchObject({
    title: 'Classic, larger',
    price: '520',
    discount: '5',
    category_id: '7',
    version: 2,
  });
});

it('shows why a change without a conflict is refused', async () => {
  const why = 'This cover cannot be given another price: it is used by 1 album.';
  const uses = [{ used_by: 'albums', ids: ['a1'], has_more: false }];
  stubApi({ [LINEN]: linen, [CHANGE]: answerWithError(409, why, uses) });
  await open('cover-types/7');
  await screen.findByDisplayValue('Linen');
  typeInto('Name', 'Raw linen');
  pressButton('Save');
  expect(await readAlertText()).toContain(why);
});

it('warns that another record has the same name', async () => {
  const archived = { ...linen, id: 9, name: 'Silk', archived: true };
  stubApi({
    [LINEN]: linen,
    [COVERS]: { records: [{ ...linen, id: 8, name: 'Silk' }, archived, linen], total: 3 },
  });
  await open('cover-types/7');
  await screen.findByDisplayValue('Linen');
  typeInto('Name', ' silk');
  expect(await screen.findByText(/^Another cover has this name: number 8\./)).toBeDefined();
  typeInto('Name', 'Linen');
  expect(screen.queryByText(/^Another cover/)).toBeNull();
});

describe('a draft product', () => {
  const draft = {
    title: 'Classic',
    description: '',
    type: 1,
    category_id: 1,
    price: 1,
    discount: 0,
    sizes: [1],
    paper_type_ids: [1],
    binding_type_ids: [1],
    lamination_type_ids: [1],
    cover_type_ids: [1],
    default_photos: 20,
    min_photos: null,
    max_photos: null,
    photo_step: null,
    layout: 'book',
    mug: false,
    cover_images: [],
    product_images: [],
    draft: true,
    worked_out: 499,
    default_archived: false,
    ...noted,
    id: 2,
  };
  /** The copy, as the API returns it. */
  const copied = {
    ...draft,
    id: 3,
    product_id: 3,
    title: 'Copy of Classic',
    mrp: 1,
    paperTypeId: 1,
    min_photos: undefined,
    max_photos: undefined,
    photo_step: undefined,
    rating_average: 0,
    rating_count: 0,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const PRODUCT = 'GET /api/catalogue/products/2';
  const CHANGE_PRODUCT = 'PUT /api/products/2';

  it('is marked in the list, which has a filter for drafts', async () => {
    const api = stubApi({ 'GET /api/catalogue/products': { records: [draft], total: 1 } });
    await open('products');
    const row = (await screen.findByRole('link', { name: 'Classic' })).closest('tr');
    expect(row?.textContent).toContain('Draft');
    pressButton('Drafts');
    await waitFor(() =>
      expect(api.sentTo('GET /api/catalogue/products').at(-1)?.query.get('state')).toBe('draft'),
    );
  });

  it('can be saved without a cover picture, but not published', async () => {
    const api = stubApi({ [PRODUCT]: draft, [CHANGE_PRODUCT]: draft });
    await open('products/2');
    await screen.findByDisplayValue('Classic');
    pressButton('Publish');
    expect(await screen.findByText('Please add a picture.')).toBeDefined();
    expect(api.sentTo(CHANGE_PRODUCT)).toEqual([]);
    typeInto('Title', 'Classic, larger');
    pressButton('Save');
    await waitFor(() =>
      expect(api.sentTo(CHANGE_PRODUCT)).toMatchObject([
        { body: { title: 'Classic, larger', draft: 'true', version: 1 } },
      ]),
    );
  });

  it('is published with what is unsaved', async () => {
    const complete = { ...draft, cover_images: ['catalogue/a.webp'] };
    const api = stubApi({ [PRODUCT]: complete, [CHANGE_PRODUCT]: complete });
    await open('products/2');
    await screen.findByDisplayValue('Classic');
    typeInto('Title', 'Classic, larger');
    pressButton('Publish');
    await waitFor(() =>
      expect(api.sentTo(CHANGE_PRODUCT)).toMatchObject([
        { body: { title: 'Classic, larger', draft: 'false', version: 1 } },
      ]),
    );
  });

  it('is created as a copy of a product', async () => {
    const ADD = 'POST /api/products';
    const api = stubApi({
      [PRODUCT]: { ...draft, draft: false },
      [ADD]: copied,
      'GET /api/catalogue/products/3': { ...draft, id: 3, title: 'Copy of Classic' },
    });
    await open('products/2');
    await screen.findByDisplayValue('Classic');
    pressButton('Duplicate');
    expect(await screen.findByDisplayValue('Copy of Classic')).toBeDefined();
    expect(api.sentTo(ADD)).toMatchObject([
      { body: { title: 'Copy of Classic', draft: 'true', price: '1' } },
    ]);
  });
});

it('previews a product while it is edited', async () => {
  stubApi({});
  await open('products/new');
  typeInto('Title', 'Kerala in the rain');
  typeInto(/^Price/, '499');
  typeInto(/^Discount/, '50');
  typeInto(/^Description \(/, 'A **thick** book.\n\n- Lies flat');
  const preview = screen.getByRole('complementary', { name: 'As the shop shows it' });
  expect((await within(preview).findByText('Lies flat')).tagName).toBe('LI');
  for (const text of ['Kerala in the rain', '₹499.00', '₹998.00', 'A thick book.']) {
    expect(preview.textContent).toContain(text);
  }
});

it('archives a record in use that cannot be deleted', async () => {
  const uses = [{ used_by: 'albums', ids: ['a1', 'a2'], has_more: false }];
  const api = stubApi({
    [LINEN]: linen,
    'DELETE /api/cover-types/7': answerWithError(409, 'It is used.', uses),
    [CHANGE]: { ...linen, archived: true },
  });
  await open('cover-types/7');
  await screen.findByDisplayValue('Linen');
  pressButton('Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete Linen?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText('2 albums of customers')).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Archive' }));
  const archive = await screen.findByRole('dialog', { name: 'Archive Linen?' });
  fireEvent.click(within(archive).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(CHANGE)).toMatchObject([{ body: { archived: true, version: 1 } }]);
});

it('names an initial payment after its product, or all products', async () => {
  const payment = { id: 3, payment_type: 'fixed', amount: 100, ...noted };
  stubApi({
    'GET /api/catalogue/initial-payments/3': { ...payment, product_id: 9 },
    'GET /api/catalogue/initial-payments/4': { ...payment, id: 4, product_id: null },
    'GET /api/catalogue/products/9': { ...product, id: 9, title: 'Wedding Book' },
    'GET /api/catalogue/products': { records: [], total: 0 },
  });
  await open('initial-payments/3');
  expect(await screen.findByRole('heading', { name: 'Wedding Book', level: 1 })).toBeDefined();
  cleanup();
  await open('initial-payments/4');
  const all = 'All other products';
  expect(await screen.findByRole('heading', { name: all, level: 1 })).toBeDefined();
});

it('changes a colour as text or by the picker', async () => {
  const oak = {
    ...linen,
    name: 'Oak',
    border_mm: 2,
    border_colour: '#7a5230',
    image_path: 'catalogue/a.webp',
  };
  stubApi({ 'GET /api/catalogue/frames/7': oak });
  await open('frames/7');
  const text = await screen.findByLabelText<HTMLInputElement>('Colour of the border');
  const picker = screen.getByLabelText<HTMLInputElement>('Choose: Colour of the border');
  expect([text.value, picker.value]).toEqual(['#7a5230', '#7a5230']);
  fireEvent.change(picker, { target: { value: '#c9a227' } });
  expect(text.value).toBe('#c9a227');
  fireEvent.change(text, { target: { value: '#c9a' } });
  expect([text.value, picker.value]).toEqual(['#c9a', '#ffffff']);
});

// proves api-24, api-25
it('shows errors of shipping methods', async () => {
  const failed = answerWithError(500);
  stubApi({
    [METHODS]: failed,
    [`${METHODS}/7`]: courier,
    'POST /api/shipping-methods': failed,
    'PUT /api/shipping-methods/7': failed,
    'PATCH /api/shipping-methods/7/toggle': failed,
  });
  await open('shipping-methods/7');
  await screen.findByDisplayValue('Courier');
  pressButton('Take from checkout');
  expect(await readAlertText()).toBe('Failed to toggle shipping method');
  typeInto('Name', 'Express');
  pressButton('Save');
  expect(await screen.findByText('Failed to update shipping method')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Shipping' }));
  expect(await screen.findByText('Failed to fetch shipping methods')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Add shipping method' }));
  typeInto('Name', 'Courier');
  typeInto(/^Price/, '99');
  pressButton('Save');
  expect(await screen.findByText('Failed to create shipping method')).toBeDefined();
});

it('accepts the PIN codes of a shipping method as text', async () => {
  const sameCity = { ...courier, pin_prefixes: '302, 4000' };
  const api = stubApi({
    [METHODS]: { records: [sameCity], total: 1 },
    [`${METHODS}/7`]: sameCity,
    'PUT /api/shipping-methods/7': { ...sameCity, pin_prefixes: ['302', '4000', '110'] },
  });
  await open('shipping-methods/7');
  const prefixes = await screen.findByDisplayValue('302, 4000');
  fireEvent.change(prefixes, { target: { value: '302, 4000, Delhi' } });
  pressButton('Save');
  expect(api.sentTo('PUT /api/shipping-methods/7')).toEqual([]);
  fireEvent.change(prefixes, { target: { value: '302 4000 110' } });
  pressButton('Save');
  await waitFor(() =>
    expect(api.sentTo('PUT /api/shipping-methods/7')[0]?.body).toMatchObject({
      pin_prefixes: '302 4000 110',
    }),
  );
});

it('shows that the choices could not be loaded, and reloads them', async () => {
  const TYPES = 'GET /api/catalogue/product-types';
  const api = stubApi({ [TYPES]: answerWithError(422) });
  await open('products/new');
  expect(await readAlertText()).toContain('What can be chosen in this form could not be loaded.');
  api.set(TYPES, { records: [{ ...noted, id: 3, name: 'Books' }], total: 1 });
  pressButton('Try again');
  expect(await screen.findByRole('option', { name: 'Books' })).toBeDefined();
});

it('imports a table after a preview, without invalid lines', async () => {
  const IMPORT = 'POST /api/catalogue/cover-types/csv';
  const problems = [{ line: 4, message: 'price: must be a number' }];
  const changes = [{ line: 2, id: 7, before: { price: 499 }, after: { price: 549 } }];
  const counts = { lines: 5, added: 1, changed: 1, unchanged: 2 };
  const plan = { ...counts, problems, changes, written: false };
  const api = stubApi({ [IMPORT]: plan });
  await open('cover-types/import');
  const file = new File(['id,name'], 'covers.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
  const report = '1 line is new, 1 changes what is there, 2 change nothing. Nothing is saved yet.';
  expect(await screen.findByText(report)).toBeDefined();
  const line = screen.getByRole('row', { name: '4 price: must be a number' });
  expect(screen.getByRole('row', { name: '2 7 Price: ₹499.00 → ₹549.00' })).toBeDefined();
  // The button comes before the list of bad lines, which may be long.
  const button = screen.getByRole('button', { name: 'Import' });
  expect(button.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  pressButton('Import');
  expect(api.sentTo(IMPORT)).toHaveLength(1);
  api.set(IMPORT, { ...plan, written: true });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Leave out the named lines/ }));
  pressButton('Import');
  expect(await readAlertText()).toContain('Imported: 1 line is new');
  const forms = api.sentTo(IMPORT).map(({ body }) => (body instanceof FormData ? body : null));
  expect(forms.map((form) => [form?.get('dry_run'), form?.get('leave_out')])).toEqual([
    ['true', null],
    [null, 'true'],
  ]);
});

it('sends a large table in parts, and writes nothing while a line is invalid', async () => {
  const IMPORT = 'POST /api/catalogue/cover-types/csv';
  const sent: { table: string; dryRun: unknown; leaveOut: unknown; key: string | null }[] = [];
  let fails = false;
  const api = stubApi({
    [IMPORT]: async ({ body, key }: { body: unknown; key: string | null }) => {
      const form = body instanceof FormData ? body : new FormData();
      const file = form.get('file');
      const table = file instanceof File ? await file.text() : '';
      const isTrial = form.get('dry_run') === 'true';
      sent.push({ table, dryRun: form.get('dry_run'), leaveOut: form.get('leave_out'), key });
      // Delays the answer to the second part until the progress bar is shown.
      if (!table.includes('\n1,')) await screen.findByRole('progressbar', { name: /ing/ });
      if (fails && !table.includes('\n1,'))
        return Response.json(
          { message: 'Not now.', code: 'internal', request_id: 'r' },
          { status: 500 },
        );
      const lines = table.trimEnd().split('\n').length - 1;
      const problems = table.includes('bad') ? [{ line: 3, message: 'price: is missing' }] : [];
      return { lines, added: 0, changed: lines - problems.length, problems, written: !isTrial };
    },
  });
  await open('cover-types/import');
  const rows = Array.from({ length: 2001 }, (_, at) => `${at + 1},Cover`);
  const text = ['id,name', ...rows, '7000,bad', '5,Again'].join('\n');
  const file = new File([text], 'covers.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
  expect(await screen.findByText(/2,?001 change/)).toBeDefined();
  expect(screen.getByRole('row', { name: '2003 price: is missing' })).toBeDefined();
  expect(screen.getByRole('row', { name: '2004 An earlier line has the id 5 too.' })).toBeDefined();
  pressButton('Import');
  expect(sent.map(({ dryRun }) => dryRun)).toEqual(['true', 'true']);

  fireEvent.click(screen.getByRole('checkbox', { name: /^Leave out the named lines/ }));
  fails = true;
  pressButton('Import');
  expect(await screen.findByText(/^The first 2,000 lines are saved already/)).toBeDefined();
  fails = false;
  pressButton('Import');
  expect(await screen.findByText(/^Imported: /)).toBeDefined();
  const written = sent.slice(2);
  expect(written.map(({ leaveOut }) => leaveOut)).toEqual(['true', 'true', 'true']);
  // The first part is sent once, the second again after its failure, without the repeated id.
  expect(written.map(({ table }) => table.includes('\n1,'))).toEqual([true, false, false]);
  expect(written.every(({ table }) => !table.includes('Again'))).toBe(true);
  // The retry of the second part has the same key, so that lines are not added twice.
  const [first, second, again] = written.map(({ key }) => key);
  expect([first, second]).toEqual([expect.any(String), expect.any(String)]);
  expect([first === second, second === again]).toEqual([false, true]);
  expect(api.sentTo(IMPORT)).toHaveLength(5);
});
