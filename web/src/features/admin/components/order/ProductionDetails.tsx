import type { JobMaking } from '@smriti/shared/order/print-jobs';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { sharedOrderMessages } from './messages';

/** Product and options of the album to produce. */
export function ProductionDetails({ making, product }: { making: JobMaking; product: string }) {
  const t = useMessages(sharedOrderMessages);
  return (
    <FactsList
      isRuled
      facts={[
        [t.product, product || t.ownDesign],
        [t.size, making.size],
        [t.photos, formatCount(making.photos)],
        [t.paper, making.paper],
        [t.binding, making.binding],
        [t.cover, making.cover_type],
        [t.lamination, making.lamination],
        [t.frame, making.frame],
        [t.theme, making.theme],
        [t.edges, making.edge_style],
        [t.instructions, making.instructions],
      ]}
    />
  );
}
