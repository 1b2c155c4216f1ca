import { describe, expect, it } from 'vitest';
import {
  assertRemarksFit,
  findChangedRemarks,
  currentReviewAssignment,
  remarkFormProblems,
  isTakenByOther,
  createReviewAssignment,
  applyRemarkForm,
  setRemarkReply,
} from './round.domain';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const asha = { uid: 'asha', name: 'Asha' };

describe('findChangedRemarks', () => {
  const remark = (sequence: number, description: string) => ({
    sequence,
    description,
    pin: null,
    reply: '',
    by_uid: 'r1',
    updated_at: NOW.toISOString(),
  });

  it('returns the photos with a new, changed or removed remark', () => {
    const before = { a: remark(1, 'Dark'), b: remark(2, 'Blurred'), c: remark(3, 'Lovely') };
    const after = { a: remark(1, 'Dark'), b: remark(2, 'Soft'), d: remark(4, 'Cut off') };
    expect(findChangedRemarks(before, after)).toEqual([2, 3, 4]);
  });
});

describe('assertRemarksFit', () => {
  const said = (photos: number) => {
    const text = 'अ'.repeat(500);
    const remark = { description: text, reply: text, pin: null, by_uid: 'r1', updated_at: '' };
    const all = Array.from({ length: photos }, (_, at) => ({ ...remark, sequence: at + 1 }));
    return { remarks: Object.fromEntries(all.map((one) => [`p${one.sequence}`, one])) };
  };

  it('refuses more text than a document can hold', () => {
    expect(() => assertRemarksFit(said(160))).not.toThrow();
    expect(() => assertRemarksFit(said(170))).toThrow(/as much text as it can keep/);
  });
});

describe('an assignment of a review', () => {
  const taking = createReviewAssignment(asha, NOW);

  it('lasts 30 minutes, against others only', () => {
    expect(currentReviewAssignment(taking, later(29))).toEqual({
      by: asha,
      until: later(30).toISOString(),
    });
    expect(isTakenByOther(taking, 'ravi', later(29))).toBe(true);
    expect(isTakenByOther(taking, 'asha', later(29))).toBe(false);
  });

  it('ends automatically', () => {
    expect(currentReviewAssignment(taking, later(30))).toBeNull();
    expect(isTakenByOther(taking, 'ravi', later(30))).toBe(false);
  });

  it('is none while nobody is assigned', () => {
    expect(currentReviewAssignment({ taken_by: null, taken_until: null }, NOW)).toBeNull();
  });
});

describe('remarkFormProblems', () => {
  const album = { cartId: 'a1', photos: 2 };

  it('accepts remarks on existing photos', () => {
    const descriptions = [
      { sequence: 2, description: 'x', cartId: 'a1' },
      { sequence: 1, description: '' },
    ];
    expect(remarkFormProblems(descriptions, album)).toEqual([]);
  });

  it('lists remarks of another album, on unknown photos, and on a photo listed before', () => {
    const descriptions = [
      { sequence: 1, description: 'x', cartId: 'a2' },
      { sequence: 3, description: 'x' },
      { sequence: 1, description: 'x' },
    ];
    expect(remarkFormProblems(descriptions, album).map(({ field }) => field)).toEqual([
      'descriptions.0.cartId',
      'descriptions.1.sequence',
      'descriptions.2.sequence',
    ]);
  });
});

describe('applyRemarkForm', () => {
  const author = { by_uid: 'asha', updated_at: NOW.toISOString() };
  const earlier = { by_uid: 'ravi', updated_at: '2026-02-01T00:00:00.000Z' };
  const round = {
    photo_ids: ['p1', 'p2'],
    remarks: { p1: { sequence: 1, description: 'Old', pin: null, reply: '', ...earlier } },
  };

  it('adds and replaces remarks, with author and time', () => {
    const descriptions = [
      { sequence: 1, description: 'New' },
      { sequence: 2, description: 'Two' },
    ];
    expect(applyRemarkForm(round, descriptions, author)).toEqual({
      p1: { sequence: 1, description: 'New', pin: null, reply: '', ...author },
      p2: { sequence: 2, description: 'Two', pin: null, reply: '', ...author },
    });
  });

  it('keeps the author of unchanged and unlisted remarks', () => {
    const same = applyRemarkForm(round, [{ sequence: 1, description: 'Old' }], author);
    expect(same).toEqual(round.remarks);
    const other = applyRemarkForm(round, [{ sequence: 2, description: 'Two' }], author);
    expect(other['p1']).toEqual(round.remarks.p1);
  });

  it('removes empty remarks', () => {
    expect(applyRemarkForm(round, [{ sequence: 1, description: '' }], author)).toEqual({});
    expect(applyRemarkForm(round, [{ sequence: 2, description: '' }], author)).toEqual(
      round.remarks,
    );
  });

  it('keeps the pin of a reworded remark, and sets or removes it on request', () => {
    const pin = { x: 0.25, y: 0.5 };
    const pinned = applyRemarkForm(round, [{ sequence: 1, description: 'Old', pin }], author);
    expect(pinned['p1']).toMatchObject({ description: 'Old', pin, ...author });
    const after = { ...round, remarks: pinned };
    const reworded = applyRemarkForm(after, [{ sequence: 1, description: 'New' }], author);
    expect(reworded['p1']).toMatchObject({ description: 'New', pin });
    const without = [{ sequence: 1, description: 'Old', pin: null }];
    expect(applyRemarkForm(after, without, author)['p1']?.pin).toBeNull();
  });

  it('stores a reply to an existing remark, only if it is new', () => {
    const replied = setRemarkReply(round, 'p1', 'Crop it, please.');
    expect(replied?.remarks['p1']).toEqual({ ...round.remarks.p1, reply: 'Crop it, please.' });
    expect(replied && setRemarkReply(replied, 'p1', 'Crop it, please.')).toBe(replied);
    expect(setRemarkReply(round, 'p2', 'Which?')).toBeNull();
    expect(setRemarkReply(round, 'toString', 'Which?')).toBeNull();
  });
});
