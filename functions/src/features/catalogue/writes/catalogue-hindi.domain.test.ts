import { describe, expect, it } from 'vitest';
import { toHindiFields, groupHindiFields } from './catalogue-hindi.domain';

describe('the Hindi of a record', () => {
  it('is a field each in a form, empty where nothing is said', () => {
    expect(toHindiFields({ hi: { name: 'रेशम' } }, ['name', 'description'])).toEqual({
      name_hi: 'रेशम',
      description_hi: '',
    });
    expect(toHindiFields({}, ['title'])).toEqual({ title_hi: '' });
  });

  it('stands together on the record, without what is empty', () => {
    const form = { name: 'Silk', name_hi: 'रेशम', description_hi: '', price: 1 };
    expect(groupHindiFields(form)).toEqual({ name: 'Silk', price: 1, hi: { name: 'रेशम' } });
    expect(groupHindiFields({ name: 'Silk', name_hi: '' })).toEqual({ name: 'Silk' });
    expect(groupHindiFields({ title_hi: 'क', subtitle_hi: 'ख', hours_hi: 'ग' })).toEqual({
      hi: { title: 'क', subtitle: 'ख', hours: 'ग' },
    });
  });
});
