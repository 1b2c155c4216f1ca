import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_SHIPMENTS } from '@smriti/shared/order/order-management';
import { getParcelPapers, PARCEL_PAPER_FORMATS } from '@smriti/shared/order/parcels';
import { useUnsavedChanges } from '#lib/forms/unsaved-changes.ts';
import { type FormState, useForm } from '#lib/forms/use-form.ts';
import { callForFile } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { FreshSignIn } from '../../components/FreshSignIn';
import { RecordTable } from '#ui/layout/RecordTable.tsx';
import { ActionDialog } from '../../components/ActionDialog';
import { FormBar } from '../../components/FormBar';
import { CarrierField } from '../../components/order/CarrierField';
import { sharedOrderMessages } from '../../components/order/messages';
import { DocumentButtons } from '../../components/order/DocumentButtons';
import { StaffPage } from '../../components/StaffPage';
import { shippingMessages } from './messages';
import { sheetColumns } from './sheet-columns';
import { findNextEmptyRow } from './tracking-rows';
import {
  isShippable,
  type SheetRow,
  type SheetValues,
  type ShippingSheet,
  useShippingSheet,
} from './use-shipping-sheet';

const fieldOf = (id: string) => `tracking-${id}`;

function focusRow(form: HTMLFormElement | null, id: string): void {
  const field = form?.elements.namedItem(fieldOf(id));
  if (field instanceof HTMLInputElement) field.focus();
}

/** Lists the fields that are empty but required: the carrier, and tracking numbers of rows. */
function listMissingFields(toShip: readonly string[], values: SheetValues): { field: string }[] {
  const { carrier, numbers, without } = values;
  const rows = toShip.filter((id) => (numbers[id] ?? '').trim() === '' && !without.includes(id));
  return [
    ...(carrier.trim() === '' ? [{ field: 'carrier' }] : []),
    ...rows.map((id) => ({ field: fieldOf(id) })),
  ];
}

/** Lists the ids of the orders to ship that are not marked as printed. */
function listUnprinted(rows: readonly SheetRow[]): string[] {
  return rows.flatMap((row) =>
    isShippable(row) && row.job?.print_state !== 'printed' ? [row.id] : [],
  );
}

type SheetForm = FormState<SheetValues, { field: string }>;

/** Carrier of all rows, and the button for rows that have no number on purpose. */
function SheetHead({ sheet, form }: { sheet: ShippingSheet; form: SheetForm }) {
  const t = useMessages(shippingMessages);
  const { toShip, values, setValues } = sheet;
  const empty = toShip.filter((id) => (values.numbers[id] ?? '').trim() === '');
  return (
    <div className="cluster gap-4 items-end">
      <CarrierField
        value={values.carrier}
        isMissing={form.problemOf('carrier') !== undefined}
        onChange={(carrier) => {
          setValues({ ...values, carrier });
          form.edited(['carrier']);
        }}
      />
      <Button
        onClick={() => {
          setValues({ ...values, without: empty });
          form.edited(empty.map(fieldOf));
        }}
      >
        {t.withoutAll}
      </Button>
    </div>
  );
}

/** Downloads of the labels and packing slips of all rows, shipped or not. */
function SheetPapers({ rows }: { rows: readonly SheetRow[] }) {
  const t = useMessages(shippingMessages);
  const parts = useMessages(sharedOrderMessages);
  const ids = rows.flatMap((row) =>
    isShippable(row) || row.job?.order_status === 'Shipped' ? [row.id] : [],
  );
  if (ids.length === 0) return null;
  return (
    <DocumentButtons
      papers={PARCEL_PAPER_FORMATS.map((format) => ({
        label: t[`papers_${format}`],
        fetch: () => callForFile(getParcelPapers, { query: { order_ids: ids.join(','), format } }),
      }))}
      name={t.title}
      texts={parts}
    />
  );
}

/** Errors of the last write, and the button that ships. */
function SheetFoot({ sheet, isLoading }: { sheet: ShippingSheet; isLoading: boolean }) {
  const t = useMessages(shippingMessages);
  const { toShip, write, refusals } = sheet;
  const label = t.ship(toShip.length);
  return (
    <>
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
      {refusals.size > 0 && <InlineMessage tone="error">{t.refused(refusals.size)}</InlineMessage>}
      {!isLoading && toShip.length === 0 && (
        <InlineMessage tone="success">{t.allShipped}</InlineMessage>
      )}
      {toShip.length > 0 && (
        <>
          <p className="muted text-sm">{t.mailText}</p>
          <FormBar isSticky>
            <Button type="submit" variant="filled" isBusy={write.isPending} busyLabel={label}>
              {label}
            </Button>
          </FormBar>
        </>
      )}
    </>
  );
}

function Sheet({ ids }: { ids: readonly string[] }) {
  const t = useMessages(shippingMessages);
  const parts = useMessages(sharedOrderMessages);
  const sheet = useShippingSheet(ids);
  const { rows, toShip, values, write, left } = sheet;
  const form = useForm((checked: SheetValues) => listMissingFields(toShip, checked));
  const element = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useUnsavedChanges(toShip.some((id) => (values.numbers[id] ?? '').trim() !== ''));
  const unprinted = listUnprinted(rows);
  const isLoading = rows.some(({ job, failure }) => job === null && failure === null);
  const [firstRow] = toShip;
  useEffect(() => {
    // A scanner types into the focused field.
    if (!isLoading && firstRow !== undefined) focusRow(element.current, firstRow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once the rows are there
  }, [isLoading]);

  function scan(id: string): void {
    const scanned = (values.numbers[id] ?? '').trim().toUpperCase();
    // The barcode of an order leads to its row.
    const isOrder = toShip.includes(scanned);
    if (isOrder) sheet.setNumber(id, '');
    const open = toShip.filter((one) => one === id || !values.without.includes(one));
    const next = isOrder ? scanned : findNextEmptyRow(open, values.numbers, id);
    if (next !== null) focusRow(element.current, next);
  }
  return (
    <form
      ref={element}
      className="stack grid-cols-1 gap-6"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        // React passes on the submit events of dialogs that the rows open.
        if (event.target !== event.currentTarget) return;
        form.submit(
          event,
          values,
          unprinted.length === 0 ? () => write.begin() : () => setIsAsked(true),
        );
      }}
    >
      {toShip.length > 0 && <SheetHead sheet={sheet} form={form} />}
      <SheetPapers rows={rows} />
      {left > 0 && <InlineMessage tone="waiting">{t.pastedTooMany(left)}</InlineMessage>}
      {unprinted.length > 0 && (
        <InlineMessage tone="waiting">{parts.notPrinted(unprinted.length)}</InlineMessage>
      )}
      <RecordTable
        caption={t.caption}
        columns={sheetColumns(sheet, { t, parts, form, fieldOf, scan })}
        rows={rows}
        keyOf={({ id }) => id}
        isDense
      />
      <SheetFoot sheet={sheet} isLoading={isLoading} />
      {isAsked && (
        <ActionDialog
          onClose={() => setIsAsked(false)}
          title={t.unprintedTitle}
          consequence={t.unprintedText({ numbers: unprinted.join(', ') })}
          confirm={t.ship(toShip.length)}
          write={write}
          onConfirm={() => {
            setIsAsked(false);
            write.begin();
          }}
        />
      )}
      <FreshSignIn {...write.signIn} />
    </form>
  );
}

/** Page /admin/print-room/shipping: ships the orders of `?orders=`, each with a tracking number. */
export function ShippingSheetPage() {
  const t = useMessages(shippingMessages);
  const [search] = useSearchParams();
  const chosen = (search.get('orders') ?? '').split(',').filter((id) => id !== '');
  const all = [...new Set(chosen)];
  const ids = all.slice(0, MAX_SHIPMENTS);
  return (
    <StaffPage
      title={t.title}
      back={{ to: '/admin/print-room?print_state=printed', label: t.back }}
      intro={t.intro}
    >
      {ids.length === 0 ? (
        <EmptyState drawing="album" title={t.none}>
          {t.noneHint}
        </EmptyState>
      ) : (
        <>
          {all.length > ids.length && (
            <InlineMessage tone="waiting">
              {t.tooMany({ count: all.length, most: ids.length })}
            </InlineMessage>
          )}
          <Sheet key={ids.join()} ids={ids} />
        </>
      )}
    </StaffPage>
  );
}
