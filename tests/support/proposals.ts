import { getDesign } from '@smriti/shared/book/designs';
import type { Spread } from '@smriti/shared/book/scene';
import type { Account } from './accounts';
import { callApi, expectAnswer } from './http';

/** A copy of a spread with other crops, as a reviewer would propose it. */
export function changeCrops(spread: Spread, zoom = 2): Spread {
  const items = spread.items.map((item) =>
    item.type === 'photo' ? { ...item, crop: { ...item.crop, zoom } } : item,
  );
  return { ...spread, items };
}

/** A valid proposal for the first spread of an album in review. */
export async function buildCropProposal(reviewer: Pick<Account, 'idToken'>, id: string) {
  const answer = await callApi('GET', `/albums/${id}/design`, { token: reviewer.idToken });
  const [spread] = expectAnswer(answer, getDesign.response).book.spreads;
  if (!spread) throw new RangeError('the book has no spread');
  return {
    params: { id, spread_id: spread.id },
    json: { spread: changeCrops(spread), note: 'Closer to the faces.' },
    before: spread,
  };
}

/** The path of an album's proposal for a spread. */
export const proposalPath = ({ id, spread_id }: { id: string; spread_id: string }) =>
  `/approval-products/${id}/proposals/${spread_id}`;
