import { kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import { expect, it } from 'vitest';
import type { WritableKind } from '../../../functions/src/features/catalogue/writes/writable-kind.service.ts';
import { forEachWritableKind } from '../../../functions/src/features/catalogue/writes/writable-kinds.service.ts';
import { catalogue } from './catalogue.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

/** Returns the record that the form of a kind sends when nothing is changed. */
function saveUnchanged<Form extends object, Shown, R extends { id: number }>(
  { schema, calls, toForm, toRecord }: WritableKind<Form, Shown, R & Record<string, unknown>>,
  stored: unknown,
) {
  const record = schema.parse(stored);
  return toRecord(record.id, calls.create.body.parse(toForm(record)), record, NOW);
}

it('keeps every record unchanged when its admin form is saved without a change', () => {
  const again = new Map<string, unknown[]>();
  forEachWritableKind((kind) => {
    again.set(
      kind.kind,
      catalogue[kind.kind].map((one) => saveUnchanged(kind, one)),
    );
  });
  expect(Object.fromEntries(again)).toEqual(catalogue);
  expect([...again.keys()].toSorted()).toEqual(Object.keys(kindDefinitions).toSorted());
});
