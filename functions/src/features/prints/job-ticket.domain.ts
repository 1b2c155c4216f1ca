import type { PrintSpecification } from '@smriti/shared/order/print-jobs';
import type { JobTicketFile } from '@smriti/shared/order/print-files';

interface Ticketed {
  order: {
    id: string;
    is_reorder: boolean;
    replaces: string | null;
    album: { title: string; product: string; quantity: number; scene_hash?: string | undefined };
  };
  specification: PrintSpecification;
  /** The print files; null when there are none. */
  record: { scene_hash: string; files: readonly { kind: string; pages: number }[] } | null;
}

export function toJobTicketFile({ order, specification, record }: Ticketed): JobTicketFile {
  const pagesOf = (kind: string) => record?.files.find((one) => one.kind === kind)?.pages ?? null;
  const { title, product, quantity, scene_hash = '' } = order.album;
  return {
    order_number: order.id,
    title,
    product,
    copies: quantity,
    is_reorder: order.is_reorder,
    replaces: order.replaces,
    ...specification,
    pages: { inside: pagesOf('inside'), cover: pagesOf('cover') },
    scene_hash: record && record.scene_hash !== '' ? record.scene_hash : scene_hash,
  };
}
