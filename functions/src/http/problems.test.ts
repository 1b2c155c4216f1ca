import type { AppError } from '@smriti/shared/base/errors';
import { optionalWholeNumber, boundedText } from '@smriti/shared/base/fields';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type FieldTexts, invalidInputError } from './problems';

const form = z.strictObject({
  name: boundedText(5, 1),
  day: optionalWholeNumber(1, 31),
  sizes: z.optional(z.array(z.strictObject({ id: z.int() }))),
});

function refuse(value: unknown, texts?: FieldTexts): AppError {
  const { error } = form.safeParse(value);
  if (!error) throw new Error('nothing was refused');
  return invalidInputError(error.issues, texts);
}

describe('invalidInputError', () => {
  it('names every invalid field by its path, in words', () => {
    const error = refuse({ name: '', sizes: [{ id: 1 }, { id: 'x' }], a: 1, b: 2 });
    expect(error).toMatchObject({
      code: 'invalid_input',
      message: 'Please check these fields: name, sizes.1.id, a, b',
      details: [
        { field: 'name', message: 'must have at least 1 characters' },
        { field: 'sizes.1.id', message: 'Invalid input: expected number, received string' },
        { field: 'a', message: 'is not a known field' },
        { field: 'b', message: 'is not a known field' },
      ],
    });
  });

  it('has its own message for a single field', () => {
    expect(refuse({ name: 'abcdef' }).message).toBe('name: must have at most 5 characters');
    expect(refuse([]).message).toContain('expected object');
  });

  it('describes what the last alternative of a union requires', () => {
    expect(refuse({ name: 'a', day: 'x' }).message).toBe('day: must be a number');
    expect(refuse({ name: 'a', day: 1.5 }).message).toBe('day: must be a whole number');
    expect(refuse({ name: 'a', day: 32 }).message).toBe('day: must be at most 31');
  });

  it('returns the rule that each field breaks, with its limits', () => {
    const rulesOf = (value: unknown, texts?: FieldTexts) => refuse(value, texts).details;
    expect(rulesOf({ name: '', day: 32, sizes: [{ id: 'x' }], a: 1 })).toMatchObject([
      { field: 'name', rule: 'required' },
      { field: 'day', rule: 'too_big', params: { max: '31' } },
      { field: 'sizes.0.id', rule: 'not_a_number' },
      { field: 'a', rule: 'unknown_field' },
    ]);
    expect(rulesOf({ name: 'abcdef' })).toMatchObject([{ rule: 'too_long', params: { max: '5' } }]);
    expect(rulesOf({})).toMatchObject([{ field: 'name', rule: 'required' }]);
    expect(rulesOf({ name: 'a', day: 99 }, { day: 'Invalid day' })).toMatchObject([
      { field: 'day', rule: 'birth_day' },
    ]);
  });

  it('names every field of a form that is one of two', () => {
    const either = z.union([z.strictObject({ language: z.string() }), form]);
    const { error } = either.safeParse({ name: 'abcdef', day: 'x' });
    expect(invalidInputError(error?.issues ?? []).details).toMatchObject([
      { field: 'name', rule: 'too_long' },
      { field: 'day', rule: 'not_a_number' },
    ]);
  });

  it('uses the messages of the shop if there are any, except for lengths', () => {
    const texts = { name: 'Name is required', day: 'Invalid day' };
    expect(refuse({ day: 99 }, texts)).toMatchObject({
      message: 'Name is required',
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'day', message: 'Invalid day' },
      ],
    });
    expect(refuse({ name: 'abcdef' }, texts).message).toBe('name: must have at most 5 characters');
  });
});
