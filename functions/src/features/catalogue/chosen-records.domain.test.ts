import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { prepareCatalogue } from './catalogue.service';
import { catalogueWith } from './catalogue.test-data';
import {
  type Choices,
  choicesToKeep,
  listUnofferedChoices,
  NO_CHOICES,
} from './chosen-records.domain';

const paper = { id: 1, name: 'Linen', description: '', price_paise: paise(1000) };
const catalogueOf = (isArchived: boolean) =>
  prepareCatalogue(catalogueWith({ 'paper-types': [{ ...paper, archived: isArchived }] }));
const [offering, archiving] = [catalogueOf(false), catalogueOf(true)];

const linen: Choices = { ...NO_CHOICES, paper_type_id: 1 };
const drafted = (unoffered_choices: string[], form: Choices = linen) => ({
  form,
  unoffered_choices,
});

describe('choices of an unsaved design that were not offered when chosen', () => {
  it('are those that are archived or missing when they are first stored', () => {
    expect(listUnofferedChoices(offering, null, linen)).toEqual([]);
    expect(listUnofferedChoices(archiving, null, linen)).toEqual(['paper_type_id']);
    expect(listUnofferedChoices(archiving, drafted([], NO_CHOICES), linen)).toEqual([
      'paper_type_id',
    ]);
    expect(listUnofferedChoices(offering, null, { ...linen, frame_id: 9 })).toEqual(['frame_id']);
  });

  it('are not those that were archived later', () => {
    expect(listUnofferedChoices(archiving, drafted([]), linen)).toEqual([]);
  });

  it('are kept when the design is saved again, until the shop offers them again', () => {
    expect(listUnofferedChoices(archiving, drafted(['paper_type_id']), linen)).toEqual([
      'paper_type_id',
    ]);
    expect(listUnofferedChoices(offering, drafted(['paper_type_id']), linen)).toEqual([]);
  });

  it('are not kept by the album that is created from the design', () => {
    expect(choicesToKeep(drafted([]))).toEqual(linen);
    expect(choicesToKeep(drafted(['paper_type_id']))).toEqual(NO_CHOICES);
  });
});
