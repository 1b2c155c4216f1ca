import type { PrintSpecification } from '@smriti/shared/order/print-jobs';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { sharedOrderMessages } from './messages';

/** Product and options of the album to produce. */
export function ProductionDetails({
  specification,
  product,
}: {
  specification: PrintSpecification;
  product: string;
}) {
  const t = useMessages(sharedOrderMessages);
  return (
    <FactsList
      isRuled
      facts={[
        [t.product, product || t.ownDesign],
        [t.size, specification.size],
        [t.photos, formatCount(specification.photos)],
        [t.paper, specification.paper],
        [t.binding, specification.binding],
        [t.cover, specification.cover_type],
        [t.lamination, specification.lamination],
        [t.frame, specification.frame],
        [t.theme, specification.theme],
        [t.edges, specification.edge_style],
        [t.instructions, specification.instructions],
      ]}
    />
  );
}
