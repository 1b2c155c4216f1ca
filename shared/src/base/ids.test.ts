import { describe, expect, it } from 'vitest';
import { recordId, uid } from './ids';
import { photoId } from '../album/photos';
import { sendMailsAgain } from '../staff/failures';

describe('an id that Firestore reserves', () => {
  const reserved = ['__x__', '____', `__${'a'.repeat(39)}__`];

  it.each(reserved)('%s is the id of nothing', (id) => {
    for (const schema of [recordId, uid, photoId]) expect(schema.safeParse(id).success).toBe(false);
  });

  it.each(reserved)('%s is no mail to be sent again', (id) => {
    expect(sendMailsAgain.body.safeParse({ ids: [id] }).success).toBe(false);
  });

  it.each(['__x', 'x__', '_x_', 'a__b__c'])('%s is not one', (id) => {
    expect(recordId.parse(id)).toBe(id);
  });
});
