import * as z from 'zod/mini';
import { firestore } from '../../support/admin';

const storedMail = z.object({
  event: z.string(),
  to: z.string(),
  message: z.object({ subject: z.string(), text: z.string() }),
});

/** Queued mails whose id contains `idPart`, such as the id of an order, a payment or an album. */
export async function fetchMailsByIdPart(idPart: string) {
  const { docs } = await firestore.collection('mail').get();
  return docs
    .filter((document) => document.id.includes(idPart))
    .map((document) => storedMail.parse(document.data()));
}
