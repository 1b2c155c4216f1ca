import { describe, expect, it } from 'vitest';
import { hindiForm, withHindi } from './catalogue-hindi.domain';

describe('the Hindi of a record', () => {
  it('is a field each in a form, empty where nothing is said', () => {
    expect(hindiForm({ hi: { name: 'रेशम' } }, ['name', 'description'])).toEqual({
      name_hi: 'रेशम',
      description_hi: '',
    });
    expect(hindiForm({}, ['title'])).toEqual({ title_hi: '' });
  });

  it('stands together on the record, without what is empty', () => {
    const form = { name: 'Silk', name_hi: 'रेशम', description_hi: '', price: 1 };
    expect(withHindi(form)).toEqual({ name: 'Silk', price: 1, hi: { name: 'रेशम' } });
    expect(withHindi({ name: 'Silk', name_hi: '' })).toEqual({ name: 'Silk' });
    expect(withHindi({ title_hi: 'क', subtitle_hi: 'ख', hours_hi: 'ग' })).toEqual({
      hi: { title: 'क', subtitle: 'ख', hours: 'ग' },
    });
  });
});
