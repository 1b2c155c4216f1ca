import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import type { StoreValue } from 'nanostores';
import { formatRupees } from '#lib/language/format.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { currentIndianDay, restockText } from '#lib/shop/restock-day.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { DateAndTime } from '../components/formatted-values';
import { sortedColumn } from '../components/sorted-column';
import type { consoleMessages } from '../lib/messages';
import styles from './record-columns.module.css';
import type { FieldDescription, CatalogueKindConfig } from './kind-config';
import { fieldLabel } from './kind-messages';
import type { ManagedRecord } from './managed-records';
import type { catalogueMessages } from './messages';
import { formatFieldValue } from './format-field-value';
import { type RecordOptions, useRecordName } from './use-records';

type Texts = StoreValue<typeof catalogueMessages>;

interface ColumnsOptions {
  kind: CatalogueKindConfig;
  options: RecordOptions;
  t: Texts;
  parts: StoreValue<typeof consoleMessages>;
  /** Sequence of the list; '' for the newest first. */
  sort: string;
  onSort: (sort: string) => void;
}

/** Heading of a column by which the list can be sorted. */
function sortedBy(name: string, label: string, { sort, onSort, parts }: ColumnsOptions) {
  const sequences = { ascending: name, descending: `-${name}` };
  return sortedColumn({ label, sort, ...sequences, onSort, texts: parts });
}

export function recordColumns(columns: ColumnsOptions): RecordColumn<ManagedRecord>[] {
  const { kind, t } = columns;
  const listed = kind.fields.filter(({ isListed }) => isListed);
  return [
    {
      id: 'name',
      ...sortedBy('name', t.name, columns),
      cell: (record) => <RecordName kind={kind} record={record} />,
      isWide: true,
    },
    ...listed.map((field) => fieldColumn(field, columns)),
    ...(kind.hasWorkedOutPrice ? [computedPriceColumn(t)] : []),
    {
      id: 'stateLabel',
      label: t.stateLabel,
      cell: (record) => <RecordState record={record} t={t} />,
    },
    {
      id: 'changed',
      ...sortedBy('changed', t.changed, columns),
      cell: ({ changed_at }) => (changed_at === null ? t.never : <DateAndTime time={changed_at} />),
    },
  ];
}

function fieldColumn(
  field: FieldDescription,
  columns: ColumnsOptions,
): RecordColumn<ManagedRecord> {
  const { options, t } = columns;
  const label = fieldLabel(field);
  return {
    id: field.name,
    ...(field.name === 'price' ? sortedBy('price', label, columns) : { label }),
    cell: (record) => <span className="tabular">{cellText(field, record, options, t)}</span>,
    align: field.type === 'money' || field.type === 'number' ? 'end' : 'start',
  };
}

/**
 * Cell text of a field. The amount of an initial payment is in rupees or percent, depending on the
 * record.
 */
function cellText(
  field: FieldDescription,
  record: ManagedRecord,
  options: RecordOptions,
  t: Texts,
) {
  const value = record[field.name];
  if (field.name === 'amount' && typeof value === 'number') {
    return record.payment_type === 'fixed' ? formatRupees(value) : `${value} %`;
  }
  return formatFieldValue(field, value, options, t);
}

/** Column with the price of the default configuration, next to the listed price. */
function computedPriceColumn(t: Texts): RecordColumn<ManagedRecord> {
  return {
    id: 'workedOut',
    label: t.workedOut,
    align: 'end',
    cell: ({ price, worked_out: worked, default_archived: isGone }) => (
      <span className={styles.workedOut}>
        {typeof worked !== 'number' && t.noWorkedOut}
        {typeof worked === 'number' && worked === price && t.samePrice}
        {typeof worked === 'number' && worked !== price && (
          <StatusBadge tone="waiting">{formatRupees(worked)}</StatusBadge>
        )}
        {isGone === true && <StatusBadge tone="waiting">{t.defaultArchived}</StatusBadge>}
      </span>
    ),
  };
}

function pictureOf(record: ManagedRecord): string | null {
  const { image_path: path, cover_images: covers } = record;
  if (typeof path === 'string' && path !== '') return path;
  const cover: unknown = Array.isArray(covers) ? covers[0] : null;
  return typeof cover === 'string' ? cover : null;
}

function RecordName({ kind, record }: { kind: CatalogueKindConfig; record: ManagedRecord }) {
  const name = useRecordName(kind, record);
  const path = pictureOf(record);
  const hasPicture = kind.fields.some(({ type }) => type === 'picture' || type === 'pictures');
  return (
    <span className={cx('row gap-3 items-center', styles.record)}>
      {hasPicture && <Thumbnail src={path && cataloguePictureUrls(path).smallSrc} size={40} />}
      <Link to={String(record.id)} className={cx('strong wrap-anywhere', styles.name)}>
        {name}
      </Link>
    </span>
  );
}

function RecordState({ record, t }: { record: ManagedRecord; t: Texts }) {
  if (record.archived) {
    return (
      <StatusBadge tone="neutral" icon={<Archive aria-hidden="true" />}>
        {t.archived}
      </StatusBadge>
    );
  }
  if (record.draft === true) return <StatusBadge tone="neutral">{t.draftState}</StatusBadge>;
  if (record.is_active === false)
    return <StatusBadge tone="waiting">{t.notAtCheckout}</StatusBadge>;
  const { restock_day: day } = record;
  const date =
    typeof day === 'string' ? restockText({ restock_day: day }, currentIndianDay()) : null;
  if (date !== null) return <StatusBadge tone="waiting">{t.outOfStock({ date })}</StatusBadge>;
  return (
    <StatusBadge tone="success" icon={<Check aria-hidden="true" />}>
      {t.offered}
    </StatusBadge>
  );
}
