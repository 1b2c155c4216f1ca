import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { describe, expect, it } from 'vitest';
import { createAlbumPhoto, createReviewProduct } from './album-review.test-data';
import { listReviewRounds, hideOpenRemarks } from './review-rounds';

const NOW = '2026-01-20T10:00:00.000Z';
const remark = (round: number, photo_id: string, description: string) => ({
  round,
  photo_id,
  sequence: 1,
  description,
  pin: null,
  reply: '',
  updated_at: NOW,
});
const event = (round: number, to: ApprovalProduct['status'], note = '') => ({
  at: NOW,
  by: 'owner' as const,
  from: 'Draft' as const,
  to,
  note,
  round,
});

describe('listReviewRounds', () => {
  it('returns each round with its photos, remarks and events, oldest first', () => {
    const product = createReviewProduct({
      images: [createAlbumPhoto('c', 1)],
      rounds: [
        { round: 1, begun_at: NOW, images: [createAlbumPhoto('b', 2), createAlbumPhoto('a', 1)] },
        { round: 2, begun_at: NOW, images: [createAlbumPhoto('c', 1)] },
      ],
      remarks: [remark(1, 'b', 'Too dark.'), remark(2, 'c', 'Fine.')],
      history: [event(0, 'Draft'), event(1, 'Requested'), event(2, 'Requested', 'Better?')],
    });
    expect(
      listReviewRounds(product).map(({ round, photos, events }) => ({
        round,
        remarks: photos.map(({ id, remark: text }) => [id, text]),
        notes: events.map(({ note }) => note),
      })),
    ).toEqual([
      {
        round: 1,
        remarks: [
          ['a', ''],
          ['b', 'Too dark.'],
        ],
        notes: [''],
      },
      { round: 2, remarks: [['c', 'Fine.']], notes: ['Better?'] },
    ]);
  });

  it('returns the current design before the first request', () => {
    const product = createReviewProduct({
      images: [createAlbumPhoto('a', 1)],
      rounds: [],
      history: [event(0, 'Draft')],
    });
    expect(listReviewRounds(product)).toMatchObject([
      { round: 0, photos: [{ id: 'a', remark: '' }], events: [{ to: 'Draft' }] },
    ]);
  });
});

describe('hideOpenRemarks', () => {
  const remarks = [remark(1, 'a', 'Too dark.'), remark(2, 'a', 'Fine.')];

  it('leaves out remarks that are not sent yet', () => {
    const product = createReviewProduct({ status: 'Requested', round: 2, remarks });
    expect(hideOpenRemarks(product).remarks).toEqual([remarks[0]]);
  });

  it('includes the remarks of answered and reopened rounds', () => {
    for (const status of ['Responded', 'Approved', 'Draft'] as const) {
      const product = createReviewProduct({ status, round: 2, remarks });
      expect(hideOpenRemarks(product).remarks).toEqual(remarks);
    }
  });
});
