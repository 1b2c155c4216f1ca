import { listAllOrders } from '@smriti/shared/order/order-list';
import { useMutation } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { callPage } from '#lib/api/api.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { toOrderQueryOfAddress } from './order-filters';
import type { OpenedList } from './opened-list';
import { ordersFromAnswer } from './staff-orders';

/** Texts of the links to the previous and the next order of a list. */
const adjacentOrderMessages = messageCatalogue('adminAdjacentOrders', {
  adjacent: 'Orders of the list',
  previousOrder: 'Previous',
  nextOrder: 'Next',
  nextFailed: 'Try again',
  lastOrder: 'This is the last one.',
});

/** Links to the previous and the next order of the list from which an order was opened. */
export function AdjacentOrders({ id, list }: { id: string; list: OpenedList }) {
  const t = useMessages(adjacentOrderMessages);
  const place = list.ids.indexOf(id);
  if (place === -1) return null;
  const previous = list.ids[place - 1];
  const next = list.ids[place + 1];
  return (
    <nav aria-label={t.adjacent} className="cluster gap-2">
      {previous !== undefined && (
        <ButtonLink
          to={`/admin/orders/${previous}`}
          state={list}
          replace
          icon={<ChevronLeft aria-hidden="true" />}
        >
          {t.previousOrder}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink
          to={`/admin/orders/${next}`}
          state={list}
          replace
          icon={<ChevronRight aria-hidden="true" />}
        >
          {t.nextOrder}
        </ButtonLink>
      )}
      {next === undefined && list.cursor !== null && <NextPageButton list={list} />}
    </nav>
  );
}

/** Button that loads the next page of the list and opens its first order. */
function NextPageButton({ list }: { list: OpenedList }) {
  const t = useMessages(adjacentOrderMessages);
  const navigate = useNavigate();
  const page = useMutation({
    mutationFn: () => findNextOrders(list),
    onSuccess: (longer) => {
      const next = longer.ids[list.ids.length];
      if (next === undefined) return;
      void navigate(`/admin/orders/${next}`, { state: longer, replace: true });
    },
  });
  if (page.data && page.data.ids.length === list.ids.length) return t.lastOrder;
  return (
    <Button
      isBusy={page.isPending}
      icon={<ChevronRight aria-hidden="true" />}
      onClick={() => page.mutate()}
    >
      {page.isError ? t.nextFailed : t.nextOrder}
    </Button>
  );
}

/** The list with the orders of its next pages; an answer may be short, even empty. */
async function findNextOrders(list: OpenedList): Promise<OpenedList> {
  const query = toOrderQueryOfAddress(list.search);
  let { cursor } = list;
  while (cursor !== null) {
    const { answer, nextCursor } = await callPage(listAllOrders, { query: { ...query, cursor } });
    const found = ordersFromAnswer(answer).map(({ id }) => id);
    cursor = nextCursor;
    if (found.length > 0) return { ...list, ids: [...list.ids, ...found], cursor };
  }
  return { ...list, cursor };
}
