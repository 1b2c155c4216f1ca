import { describe, expect, it } from 'vitest';
import { recordId, uid } from './ids';
import { photoId } from '../album/photos';
import { sendMailsAgain } from '../staff/failures';

describe('ids that Firestore reserves', () => {
  const reserved = ['__x__', '____', `__${'a'.repeat(39)}__`];

  it.each(reserved)('include %s, which answers like an unknown id', (id) => {
    for (const schema of [recordId, uid, photoId]) expect(schema.safeParse(id).success).toBe(false);
  });

  it.each(reserved)('include %s, which is no mail that can be sent again', (id) => {
    expect(sendMailsAgain.body.safeParse({ ids: [id] }).success).toBe(false);
  });

  it.each(['__x', 'x__', '_x_', 'a__b__c'])('do not include %s', (id) => {
    expect(recordId.parse(id)).toBe(id);
  });
});
