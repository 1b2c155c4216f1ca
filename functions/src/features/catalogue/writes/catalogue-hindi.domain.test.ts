import { describe, expect, it } from 'vitest';
import { toHindiFields, groupHindiFields } from './catalogue-hindi.domain';

describe('the Hindi of a record', () => {
  it('has one field per text in a form, empty without a text', () => {
    expect(toHindiFields({ hi: { name: 'रेशम' } }, ['name', 'description'])).toEqual({
      name_hi: 'रेशम',
      description_hi: '',
    });
    expect(toHindiFields({}, ['title'])).toEqual({ title_hi: '' });
  });

  it('is stored in one field of the record, without empty texts', () => {
    const form = { name: 'Silk', name_hi: 'रेशम', description_hi: '', price: 1 };
    expect(groupHindiFields(form)).toEqual({ name: 'Silk', price: 1, hi: { name: 'रेशम' } });
    expect(groupHindiFields({ name: 'Silk', name_hi: '' })).toEqual({ name: 'Silk' });
    expect(groupHindiFields({ title_hi: 'क', subtitle_hi: 'ख', hours_hi: 'ग' })).toEqual({
      hi: { title: 'क', subtitle: 'ख', hours: 'ग' },
    });
  });
});
