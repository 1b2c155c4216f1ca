import type { Quote } from '@smriti/shared/order/checkout';
import { type CouponRefusal, MAX_TYPED_COUPON_LENGTH } from '@smriti/shared/order/coupons';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { couponMessages } from './messages';

interface CouponSectionProps {
  quote: Quote;
  /** Code that the customer has entered; null if none. */
  entered: string | null;
  /** Whether the quote is being fetched again. */
  isChecking: boolean;
  onEnter: (code: string | null) => void;
}

/** Coupon code of the checkout: a quiet button that opens the field, or the applied code. */
export function CouponSection({ quote, entered, isChecking, onEnter }: CouponSectionProps) {
  const t = useMessages(couponMessages);
  const [isOpen, setIsOpen] = useState(entered !== null);
  // The element that replaces a pressed button takes the focus; no element takes it when the page opens.
  const [wasPressed, setWasPressed] = useState(false);
  const applied = entered === null ? null : (quote.coupon?.code ?? null);
  function enter(code: string | null): void {
    setIsOpen(true);
    setWasPressed(true);
    onEnter(code);
  }
  if (applied !== null) {
    return <AppliedCode code={applied} hasFocus={wasPressed} onRemove={() => enter(null)} />;
  }
  if (isOpen) {
    return (
      <CouponForm
        {...{ entered, isChecking }}
        refusal={quote.coupon_refusal}
        hasFocus={wasPressed}
        onEnter={enter}
      />
    );
  }
  return (
    <div className="flush-button">
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          setIsOpen(true);
          setWasPressed(true);
        }}
      >
        {t.open}
      </Button>
    </div>
  );
}

interface AppliedCodeProps {
  code: string;
  /** Whether the button takes the focus when it appears. */
  hasFocus: boolean;
  onRemove: () => void;
}

function AppliedCode({ code, hasFocus, onRemove }: AppliedCodeProps) {
  const t = useMessages(couponMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return (
    <div className="cluster gap-3 items-center">
      <p role="status">{t.applied({ name: code })}</p>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        aria-label={t.removeNamed({ name: code })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </div>
  );
}

interface CouponFormProps extends Omit<CouponSectionProps, 'quote'> {
  refusal: CouponRefusal | null;
  /** Whether the field takes the focus when it appears. */
  hasFocus: boolean;
}

function CouponForm({ entered, isChecking, refusal, hasFocus, onEnter }: CouponFormProps) {
  const t = useMessages(couponMessages);
  const refusalText = useRefusalText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(entered ?? '');
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isChecking) return;
    const code = typed.trim();
    setIsMissing(code === '');
    field.current?.focus();
    if (code !== '') onEnter(code);
  }

  const isRefused = refusal !== null && !isChecking && typed.trim() === entered;
  const problem = isMissing ? t.missing : isRefused ? refusalText(refusal) : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t.code}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_COUPON_LENGTH}
        value={typed}
        trailing={
          <Button type="submit" size="small" isBusy={isChecking} busyLabel={t.checking}>
            {t.apply}
          </Button>
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setIsMissing(false);
        }}
      />
    </form>
  );
}

/** Returns the function that explains why a code is not applied. */
function useRefusalText() {
  const t = useMessages(couponMessages);
  return ({ reason, minimum, from }: CouponRefusal): string => {
    if (reason === 'below_minimum') return t.below_minimum({ amount: formatRupees(minimum ?? 0) });
    if (reason === 'not_yet') return t.not_yet({ date: from === null ? '' : formatDate(from) });
    return t[reason];
  };
}
