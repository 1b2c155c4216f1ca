import { AppError } from '@smriti/shared/base/errors';
import { describe, expect, it } from 'vitest';
import { parseMultipart } from './multipart';

const BOUNDARY = 'xxBOUNDARYxx';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const options = { fileFields: ['picture'], maxFiles: 1, maxFileBytes: 16 };

const field = (name: string, value: string) => `name="${name}"\r\n\r\n${value}`;
const file = (name: string, content: string, filename = 'a.jpg') =>
  `name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n${content}`;

function body(...parts: string[]): Buffer {
  const sections = parts.map(
    (part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`,
  );
  return Buffer.from(`${sections.join('')}--${BOUNDARY}--\r\n`);
}

async function refusal(bytes: Buffer, type = TYPE, maxFileBytes = 16): Promise<AppError> {
  try {
    await parseMultipart(bytes, type, { ...options, maxFileBytes });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseMultipart', () => {
  it('reads fields and files', async () => {
    const form = await parseMultipart(
      body(field('firstName', 'आशा'), file('picture', '\u0000\u0001')),
      TYPE,
      options,
    );
    expect(form.value).toEqual({ firstName: 'आशा' });
    expect(form.files).toEqual([
      { field: 'picture', name: 'a.jpg', fileName: 'a.jpg', bytes: Buffer.from('\u0000\u0001') },
    ]);
  });

  it.each([
    ['मेरी तस्वीर.jpg', 'मेरी तस्वीर.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u2028b\u0085c.jpg', 'abc.jpg'],
    [' ', 'file'],
    ['x'.repeat(200), `${'x'.repeat(80)}…`],
  ])('returns the file name for messages: %j', async (filename, name) => {
    const form = await parseMultipart(body(file('picture', 'a', filename)), TYPE, options);
    expect(form.files[0]?.name).toBe(name);
    const large = await refusal(body(file('picture', 'x'.repeat(17), filename)));
    expect(large.message).toContain(`'${name}'`);
  });

  it('treats an empty file input as missing', async () => {
    const form = await parseMultipart(body(file('picture', '', '')), TYPE, options);
    expect(form.files).toEqual([]);
  });

  it('refuses an incomplete body, wherever it ends', async () => {
    const whole = body(field('a', 'b'), file('picture', 'content'));
    const end = whole.lastIndexOf(`--${BOUNDARY}--`) + BOUNDARY.length + 4;
    for (let length = 0; length < end; length += 1) {
      expect(
        (await refusal(whole.subarray(0, length), TYPE, 1000)).code,
        `after ${length} bytes`,
      ).toBe('invalid_input');
    }
  });

  it('accepts files up to the stated size', async () => {
    const form = await parseMultipart(body(file('picture', 'x'.repeat(16))), TYPE, options);
    expect(form.files[0]?.bytes).toHaveLength(16);
    expect((await refusal(body(file('picture', 'x'.repeat(17))))).code).toBe('too_large');
  });

  it.each([
    ['a second file', body(file('picture', 'a'), file('picture', 'b'))],
    ['a file in a field for text', body(file('firstName', 'a'))],
    ['the same field twice', body(field('a', '1'), field('a', '2'))],
    ['a field without end', body(field('a', 'x'.repeat(70_000)))],
    ['too many fields', body(...Array.from({ length: 61 }, (_, index) => field(`f${index}`, '')))],
  ])('refuses %s', async (_, bytes) => {
    expect((await refusal(bytes)).code).toBe('invalid_input');
  });

  it('uses the given message for too many files', async () => {
    const bytes = body(file('picture', 'a'), file('picture', 'b'));
    const told = { ...options, tooManyFiles: 'One file, please.' };
    await expect(parseMultipart(bytes, TYPE, told)).rejects.toMatchObject({
      code: 'too_large',
      message: 'One file, please.',
    });
  });

  it('refuses a content type without a boundary', async () => {
    const error = await refusal(body(field('a', 'b')), 'multipart/form-data; charset=utf-8');
    expect(error.code).toBe('invalid_input');
  });

  it('distinguishes fields from properties that every object has', async () => {
    const { value } = await parseMultipart(body(field('__proto__', 'x')), TYPE, options);
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
