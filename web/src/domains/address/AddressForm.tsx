import { ADDRESS_TYPES, addressType } from '@smriti/shared/account/addresses';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AddressInput } from '#lib/addresses/addresses.ts';
import { pageLanguage, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { toAddressInput } from './address-draft';
import styles from './AddressForm.module.css';
import { AddressLocation } from './AddressLocation';
import { addressMessages } from './messages';
import { listStateOptions, stateLabel } from './state-options';
import type { AddressDraftState } from './use-address-draft';
import { type AddressFieldProps, useAddressFields } from './use-address-fields';

interface AddressFormProps {
  edit: AddressDraftState;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Error message of a failed save; scrolled into view and focused. */
  failure: string | null;
  onSubmit: (address: AddressInput) => void;
  onCancel?: () => void;
  /** Second button next to the submit button. */
  otherAction?: ReactNode;
  /** Hides the 'default address' checkbox; for addresses that already are the default. */
  isDefaultAlready?: boolean;
}

/** Form for a delivery address: recipient and address, with a map to find the place. */
export function AddressForm(props: AddressFormProps) {
  const { edit, onCancel } = props;
  const t = useMessages(addressMessages);
  const fields = useAddressFields();
  const person = fields.slice(0, 4);
  const place = fields.slice(4);

  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const isBusy = props.isBusy || isWaiting;

  // Submits the form again once the PIN code has filled in city and state (docs/rules.md#addresses-4).
  useEffect(() => {
    if (!isWaiting || edit.isLookingUp) return undefined;
    const timer = setTimeout(() => form.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [isWaiting, edit.isLookingUp]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (props.isBusy) return;
    setIsWaiting(edit.isLookingUp);
    if (edit.isLookingUp) return;
    if (edit.check(event.currentTarget)) props.onSubmit(toAddressInput(edit.draft));
  }

  return (
    <form ref={form} noValidate className="stack gap-6 clear-of-header" onSubmit={submit}>
      <Failure message={props.failure} />
      <Fields edit={edit} fields={person} />
      <section className={cx('stack gap-3', styles.location)}>
        <h3 className="text-lg">{t.locationHeading}</h3>
        <AddressLocation round={edit.round} point={edit.draft.point} onPlace={edit.locate} />
      </section>
      <Fields edit={edit} fields={place}>
        <TextField label={t.country} value={t.india} readOnly autoComplete="off" />
        <TypeField edit={edit} />
      </Fields>
      {!props.isDefaultAlready && (
        <CheckboxField
          label={t.makeDefault}
          checked={edit.draft.isDefault}
          onChange={(event) => edit.change({ isDefault: event.target.checked })}
        />
      )}
      <div className={cx('cluster gap-3', styles.actions)}>
        <Button type="submit" variant="filled" isBusy={isBusy} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        {props.otherAction}
      </div>
    </form>
  );
}

function Failure({ message }: { message: string | null }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [message]);
  if (message === null) return null;
  return (
    <InlineMessage ref={element} tone="error">
      {message}
    </InlineMessage>
  );
}

interface FieldsProps {
  edit: AddressDraftState;
  fields: readonly AddressFieldProps[];
  children?: ReactNode;
}

function Fields({ edit, fields, children }: FieldsProps) {
  return (
    <div className={cx('stack gap-y-4 gap-x-5', 'level-fields', styles.fields)}>
      {fields.map((field) => (
        <AddressField key={field.name} edit={edit} field={field} />
      ))}
      {children}
    </div>
  );
}

function AddressField({ edit, field }: { edit: AddressDraftState; field: AddressFieldProps }) {
  const pinHint = usePinHint(edit);
  const { missing, invalid, ...props } = field;
  const { name, label, autoComplete } = props;
  const problem = edit.problems.find((one) => one.field === name);
  const error = problem && (problem.kind === 'missing' ? missing : (invalid ?? missing));
  if (name === 'state') return <StateField edit={edit} {...{ name, label, autoComplete, error }} />;
  return (
    <TextField
      {...props}
      hint={name === 'postal_code' ? (pinHint ?? props.hint) : props.hint}
      required
      value={edit.draft[name]}
      error={error}
      onChange={(event) => edit.change({ [name]: event.target.value })}
    />
  );
}

/** Place of the typed PIN code, or a notice that it is unknown; undefined before it is looked up. */
function usePinHint({ pinPlace }: AddressDraftState): string | undefined {
  const t = useMessages(addressMessages);
  const language = useMessages(pageLanguage);
  if (pinPlace === undefined) return undefined;
  if (pinPlace === null) return t.postalCodeUnknown;
  return t.postalCodePlace({ city: pinPlace.city, state: stateLabel(pinPlace.state, language) });
}

interface StateFieldProps {
  edit: AddressDraftState;
  name: string;
  label: string;
  autoComplete: string | undefined;
  error: string | undefined;
}

/** Select box of the states and union territories. */
function StateField({ edit, ...props }: StateFieldProps) {
  const t = useMessages(addressMessages);
  const language = useMessages(pageLanguage);
  const { state } = edit.draft;
  return (
    <SelectField
      {...props}
      required
      placeholder={t.chooseState}
      options={listStateOptions(state, language)}
      value={state}
      onChange={(event) => edit.change({ state: event.target.value })}
    />
  );
}

function TypeField({ edit }: Pick<AddressFormProps, 'edit'>) {
  const t = useMessages(addressMessages);
  const labels = { Home: t.home, Work: t.work, Other: t.other };
  return (
    <SelectField
      label={t.type}
      value={edit.draft.type}
      options={ADDRESS_TYPES.map((value) => ({ value, label: labels[value] }))}
      onChange={(event) => edit.change({ type: addressType.parse(event.target.value) })}
    />
  );
}
