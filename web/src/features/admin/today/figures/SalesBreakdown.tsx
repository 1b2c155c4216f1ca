import { type Figures, MAX_FIGURES_PRODUCTS } from '@smriti/shared/staff/figures';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Card } from '#ui/layout/Card.tsx';
import { RupeeAmount } from '../../components/formatted-values';
import { OWN_DESIGN_NAMES } from '../BestSellers';
import { todayMessages } from '../messages';
import { SummaryTable } from '../SummaryTable';
import { CompactChange } from './ChangeText';
import { figuresMessages } from './messages';

type ComparedRow = Figures['kinds'][number] | Figures['products'][number];

const isUnknownDesign = ({ own_design, now, before }: ComparedRow) =>
  own_design === 'unknown' && now.revenue + before.revenue > 0;

/** Sales by kind of product and by product, each with the difference to the days before. */
export function SalesBreakdown({ kinds, products }: Figures) {
  const t = useMessages(figuresMessages);
  const names = useMessages(todayMessages);
  if (products.length === 0) return <p>{t.noneSold}</p>;
  const kindRows = kinds.map((kind) => {
    const { product_type, own_design } = kind;
    const name =
      own_design === null
        ? (product_type?.name ?? t.goneProducts)
        : names[OWN_DESIGN_NAMES[own_design]];
    return toRow(kind, name, `${product_type?.id} ${own_design}`);
  });
  const productRows = products.map((product) => {
    const { id, title, own_design } = product;
    const name = own_design === null ? title : names[OWN_DESIGN_NAMES[own_design]];
    return toRow(product, name, `${id} ${own_design}`);
  });
  return (
    <>
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <Section heading={t.kinds} note={t.beforeRefunds}>
          <SummaryTable
            caption={t.kindsCaption}
            headings={[t.kind, t.sales, t.change]}
            rows={kindRows}
          />
        </Section>
        <Section
          heading={t.products}
          note={
            products.length < MAX_FIGURES_PRODUCTS
              ? t.beforeRefunds
              : t.firstProducts({ count: MAX_FIGURES_PRODUCTS })
          }
        >
          <SummaryTable
            caption={t.productsCaption}
            headings={[t.product, t.sales, t.change]}
            rows={productRows}
          />
        </Section>
      </div>
      {kinds.some(isUnknownDesign) && <p className="muted text-sm">{t.unknownDesigns}</p>}
    </>
  );
}

interface SectionProps {
  heading: string;
  note: string;
  children: ReactNode;
}

function Section({ heading, note, children }: SectionProps) {
  return (
    <section className="stack grid-cols-1 gap-4 content-start">
      <div className="cluster gap-y-1 gap-x-6 items-baseline justify-between">
        <h2>{heading}</h2>
        <p className="muted text-sm">{note}</p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}

function toRow({ now, before }: ComparedRow, name: string, key: string) {
  return {
    key,
    name: <NameWithPieces name={name} pieces={now.pieces} />,
    amount: <RupeeAmount rupees={now.revenue} />,
    last: <CompactChange now={now.revenue} before={before.revenue} />,
  };
}

function NameWithPieces({ name, pieces }: { name: string; pieces: number | null }) {
  const t = useMessages(figuresMessages);
  const names = useMessages(todayMessages);
  return (
    <span className="stack">
      <span>{name}</span>
      <span className="muted text-sm">
        {pieces === null ? t.piecesUnknown : names.pieceCount(pieces)}
      </span>
    </span>
  );
}
