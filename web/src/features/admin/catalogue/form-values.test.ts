import { describe, expect, it } from 'vitest';
import { listFormProblems, toCopyValues, toFormValues, toRequestBody } from './form-values';
import { KIND_CONFIGS, findKindConfig } from './kinds';
import { htmlToText, textToHtml } from './html-text';

const sizes = findKindConfig('album-sizes');
const banners = findKindConfig('banners');
const products = findKindConfig('products');
const payments = findKindConfig('initial-payments');
if (!sizes || !banners || !products || !payments) throw new Error('a kind has gone');

const record = { name: 'Pocket', description: '', width: 4, height: 6, photos: 2, discount: 0 };

describe('the form of a kind', () => {
  it('has a field for every field of its contract', () => {
    for (const { calls, fields, name } of KIND_CONFIGS) {
      const empty = calls.create.body?.safeParse({}).error?.issues ?? [];
      const named = fields.map((field) => field.name);
      expect(
        empty.filter(({ path }) => !named.includes(String(path[0]))),
        name,
      ).toEqual([]);
      const sent = Object.fromEntries(named.map((field) => [field, undefined]));
      const issues = calls.create.body?.safeParse(sent).error?.issues ?? [];
      expect(
        issues.filter(({ code }) => code === 'unrecognized_keys'),
        name,
      ).toEqual([]);
    }
  });

  it('shows a record, and sends the format of its contract', () => {
    const values = toFormValues(sizes, { ...record, price: 199.5, kinds: ['album'] });
    expect(values).toMatchObject({ name: 'Pocket', width: '4', price: '199.5', kinds: ['album'] });
    expect(listFormProblems(sizes, values)).toEqual([]);
    const parsed = sizes.calls.create.body?.safeParse(toRequestBody(sizes, values));
    const inHindi = { name_hi: '', description_hi: '' };
    expect(parsed?.data).toEqual({ ...record, ...inHindi, price: 199.5, kinds: ['album'] });
  });

  it('clears empty fields', () => {
    const values = toFormValues(sizes, { ...record, price: null, kinds: null });
    const parsed = sizes.calls.create.body?.safeParse(toRequestBody(sizes, values));
    expect(parsed?.data).toMatchObject({ price: null, kinds: null });
    const setting = { product_id: null, payment_type: 'fixed', amount: 50 };
    expect(toRequestBody(payments, toFormValues(payments, setting))).toMatchObject({
      product_id: null,
    });
  });

  it('lists missing and invalid fields in the order of the form', () => {
    const values = { ...toFormValues(sizes, record), name: ' ', width: '900', price: 'cheap' };
    expect(listFormProblems(sizes, values)).toEqual([
      { field: 'name', reason: 'required' },
      { field: 'width', reason: 'number' },
      { field: 'price', reason: 'money' },
    ]);
    expect(
      listFormProblems(banners, toFormValues(banners, { title: 'Diwali', link: 'products' })),
    ).toEqual([
      { field: 'link', reason: 'text' },
      { field: 'position', reason: 'required' },
      { field: 'image_path', reason: 'picture' },
    ]);
    expect(
      listFormProblems(products, toFormValues(products, {})).map(({ reason }) => reason),
    ).toContain('some');
  });

  it('of a draft may lack a cover picture', () => {
    const missing = (draft: string) =>
      listFormProblems(products, { ...toFormValues(products, {}), draft }).map(
        ({ field }) => field,
      );
    expect(missing('false')).toContain('cover_images');
    expect(missing('true')).not.toContain('cover_images');
  });
});

it('copies a product as a draft, without archived choices', () => {
  const noted = { version: 3, archived: false, changed_at: null };
  const product = {
    ...noted,
    id: 2,
    title: 'L'.repeat(118),
    title_hi: 'लिनन',
    price: 499,
    sizes: [1, 4],
    draft: false,
  };
  const options = new Map([
    [
      'album-sizes',
      [
        { ...noted, id: 1, archived: true },
        { ...noted, id: 4 },
      ],
    ] as const,
  ]);
  expect(toCopyValues(products, product, options)).toMatchObject({
    title: `Copy of ${'L'.repeat(112)}`,
    title_hi: 'लिनन की प्रति',
    price: '499',
    sizes: ['4'],
    draft: 'true',
  });
});

describe('a description', () => {
  it('is edited as paragraphs', () => {
    const html = '<p>Bound &amp; printed.</p><p>In Pune.</p>';
    expect(htmlToText(html)).toBe('Bound & printed.\n\nIn Pune.');
    expect(textToHtml(htmlToText(html))).toBe(html);
  });

  it('has lists and bold text without markup', () => {
    const html = '<p>Of <strong>cotton</strong>.</p><ul><li>Flat</li><li>Firm</li></ul><p>Yes.</p>';
    expect(htmlToText(html)).toBe('Of **cotton**.\n\n- Flat\n- Firm\n\nYes.');
    expect(textToHtml(htmlToText(html))).toBe(html);
  });

  it('is unchanged if it has other markup', () => {
    for (const html of ['<p>A <b>book</b>.</p>', '<p class="x">A</p>', '<p>&lt;b&gt;</p>']) {
      expect(htmlToText(html)).toBe(html);
      expect(textToHtml(html)).toBe(html);
    }
  });
});
