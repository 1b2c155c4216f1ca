import { MAX_TRACKING_LENGTH } from '@smriti/shared/order/carriers';
import type { StoreValue } from 'nanostores';
import { TrackingNumber } from '#domains/orders/TrackingNumber.tsx';
import type { FormState } from '#lib/forms/use-form.ts';
import { cx } from '#ui/cx.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import type { sharedOrderMessages } from '../../components/order/messages';
import { OrderRowTitle } from '../../components/order/OrderRowTitle';
import { PrintStateBadge } from '../../components/order/PrintStateBadge';
import { StaffOrderStatus } from '../../components/order/StatusBadges';
import { UndoShippingButton } from '../../components/order/UndoShippingButton';
import type { shippingMessages } from './messages';
import styles from './sheet-columns.module.css';
import { findRepeatedNumbers } from './tracking-rows';
import {
  isShippable,
  type SheetRow,
  type SheetValues,
  type ShippingSheet,
} from './use-shipping-sheet';

interface SheetColumnsOptions {
  t: StoreValue<typeof shippingMessages>;
  parts: StoreValue<typeof sharedOrderMessages>;
  form: FormState<SheetValues, { field: string }>;
  /** Name of the field for the tracking number of an order. */
  fieldOf: (id: string) => string;
  /** Called when Enter, which scanners send too, ends the number of an order. */
  scan: (id: string) => void;
}

export function sheetColumns(
  sheet: ShippingSheet,
  options: SheetColumnsOptions,
): RecordColumn<SheetRow>[] {
  const { t } = options;
  const repeated = findRepeatedNumbers(sheet.toShip, sheet.values.numbers);
  return [
    {
      id: 'order',
      label: t.order,
      cell: ({ id, job }) => (
        <OrderRowTitle
          number={id}
          to={`/admin/print-room/${id}`}
          label={id}
          title={job ? job.cart.title || t.untitled : ''}
          facts={job ? [job.contact_name, job.city] : []}
        />
      ),
      isWide: true,
      isCut: true,
    },
    {
      id: 'printing',
      label: t.printing,
      cell: (row) =>
        isShippable(row) && row.job?.print_state ? (
          <PrintStateBadge state={row.job.print_state} />
        ) : (
          row.job && <StaffOrderStatus status={row.job.order_status} />
        ),
    },
    {
      id: 'tracking',
      label: t.tracking,
      cell: (row) => (
        <TrackingCell row={row} repeats={repeated.get(row.id)} sheet={sheet} options={options} />
      ),
      isWide: true,
    },
    {
      id: 'without',
      label: t.without,
      cell: (row) =>
        isShippable(row) ? (
          <WithoutField id={row.id} sheet={sheet} options={options} />
        ) : (
          row.job && <UndoShippingButton order={row.job} size="small" />
        ),
      isWide: true,
    },
  ];
}

interface CellProps {
  sheet: ShippingSheet;
  options: SheetColumnsOptions;
}

interface TrackingCellProps extends CellProps {
  row: SheetRow;
  /** Id of an order above with the same tracking number. */
  repeats: string | undefined;
}

function TrackingCell({ row, repeats, sheet, options }: TrackingCellProps) {
  const { t, parts, form, fieldOf, scan } = options;
  const { id, job, failure } = row;
  const { values, refusals, setNumber, paste } = sheet;
  if (failure !== null) return <p>{failure}</p>;
  if (!job) return null;
  if (!isShippable(row)) {
    return job.tracking_number === '' ? job.carrier : <TrackingNumber order={job} />;
  }
  const isMissing = form.problemOf(fieldOf(id)) !== undefined;
  return (
    <div className={cx('stack gap-1', styles.tracking)}>
      <TextField
        name={fieldOf(id)}
        label={<span className="visually-hidden">{t.trackingOf({ number: id })}</span>}
        maxLength={MAX_TRACKING_LENGTH}
        autoComplete="off"
        spellCheck={false}
        disabled={values.without.includes(id)}
        value={values.without.includes(id) ? '' : (values.numbers[id] ?? '')}
        error={refusals.get(id) ?? (isMissing ? t.missing : undefined)}
        onChange={(event) => {
          setNumber(id, event.target.value);
          form.edited([fieldOf(id)]);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form.
          event.preventDefault();
          scan(id);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[\t\r\n]/.test(text.trim())) return;
          event.preventDefault();
          paste(id, text);
          form.clear();
        }}
      />
      {repeats !== undefined && <p className="muted text-sm">{t.repeated({ number: repeats })}</p>}
      {job.is_held && <p className="text-sm">{parts.held}</p>}
    </div>
  );
}

function WithoutField({ id, sheet, options }: CellProps & { id: string }) {
  const { t, form, fieldOf } = options;
  const { values, setValues } = sheet;
  return (
    <CheckboxField
      label={
        <>
          <span aria-hidden="true" className="nowrap">
            {t.without}
          </span>
          <span className="visually-hidden">{t.withoutOf({ number: id })}</span>
        </>
      }
      checked={values.without.includes(id)}
      onChange={({ target }) => {
        const others = values.without.filter((one) => one !== id);
        setValues({ ...values, without: target.checked ? [...others, id] : others });
        form.edited([fieldOf(id)]);
      }}
    />
  );
}
