import { expect, it } from 'vitest';
import { catalogueRecords } from '../catalogue.records';
import { dropUnknownFields, restoreUnknownFields } from './catalogue-unknown-fields.domain';

const schema = catalogueRecords['lamination-types'];
const known = { id: 1, name: 'Silk', description: 'Soft', price_paise: 500 };
const stored = schema.parse({
  ...known,
  hi: { name: 'रेशम', tagline: 'छूकर देखिए' },
  finish: { grain: 2 },
});

it('drops fields of a newer release at any depth', () => {
  expect(dropUnknownFields(schema, stored)).toEqual({ ...known, hi: { name: 'रेशम' } });
});

it('restores them after a change, also in its Hindi texts', () => {
  const changed = { ...known, name: 'Raw silk', hi: { name: 'कच्चा रेशम' } };
  expect(restoreUnknownFields(schema, stored, changed)).toEqual({
    ...known,
    name: 'Raw silk',
    finish: { grain: 2 },
    hi: { name: 'कच्चा रेशम', tagline: 'छूकर देखिए' },
  });
});

it('restores them next to removed Hindi texts, and adds no Hindi texts otherwise', () => {
  expect(restoreUnknownFields(schema, stored, known)).toMatchObject({
    hi: { tagline: 'छूकर देखिए' },
  });
  expect(restoreUnknownFields(schema, schema.parse(known), known)).toEqual(known);
});
