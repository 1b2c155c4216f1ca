import {
  MAX_COUPON_MIN_ORDER_RUPEES,
  MAX_COUPON_RUPEES,
  MAX_COUPON_TITLE_LENGTH,
  MAX_COUPON_USES,
} from '@smriti/shared/order/coupon-management';
import { COUPON_CODE_LENGTH, MAX_TYPED_COUPON_LENGTH } from '@smriti/shared/order/coupons';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { InlineFailure } from '../components/InlineFailure';
import { FieldPair } from '../components/RecordForm';
import type { CouponForm, CouponProblem } from './coupon-form';
import { couponFormMessages } from './messages';

interface CouponFieldsProps {
  values: CouponForm;
  /** Whether the coupon does not exist yet, so that its code can be chosen. */
  isNew: boolean;
  hasProblem: (field: CouponProblem) => boolean;
  onEdit: (change: Partial<CouponForm>) => void;
}

/** Fields of a coupon: its reduction, limits and conditions. */
export function CouponFields(props: CouponFieldsProps) {
  const { values, isNew, hasProblem, onEdit } = props;
  const t = useMessages(couponFormMessages);
  const { min: least, max: most } = COUPON_CODE_LENGTH;
  return (
    <>
      <TextField
        name="title"
        label={t.title}
        hint={t.titleHint}
        maxLength={MAX_COUPON_TITLE_LENGTH}
        autoComplete="off"
        value={values.title}
        error={hasProblem('title') ? t.titleProblem : undefined}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      {isNew && (
        <RadioCards
          legend={t.how}
          layout="rows"
          value={values.hasCode ? 'code' : 'none'}
          options={[
            { value: 'code', label: t.withCode, description: t.withCodeHint },
            { value: 'none', label: t.withoutCode, description: t.withoutCodeHint },
          ]}
          onChange={(how) => onEdit({ hasCode: how === 'code' })}
        />
      )}
      {isNew && values.hasCode && (
        <TextField
          name="code"
          label={t.code}
          hint={t.codeHint}
          maxLength={MAX_TYPED_COUPON_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={values.code}
          error={hasProblem('code') ? t.codeProblem({ least, most }) : undefined}
          onChange={({ target }) => onEdit({ code: target.value.toUpperCase() })}
        />
      )}
      <ReductionFields {...props} />
      <LimitFields {...props} />
      <CategoryFields {...props} />
      <CheckboxField
        label={t.withReferral}
        checked={values.isWithReferral}
        onChange={({ target }) => onEdit({ isWithReferral: target.checked })}
      />
      <CheckboxField
        label={t.isActive}
        hint={t.isActiveHint}
        checked={values.isActive}
        onChange={({ target }) => onEdit({ isActive: target.checked })}
      />
    </>
  );
}

function ReductionFields({ values, hasProblem, onEdit }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages);
  return (
    <>
      <RadioCards
        legend={t.kind}
        value={values.kind}
        options={[
          { value: 'percent', label: t.percentKind },
          { value: 'amount', label: t.amountKind },
          { value: 'free_shipping', label: t.freeShipping },
        ]}
        onChange={(kind) => onEdit({ kind })}
      />
      {values.kind === 'percent' && (
        <TextField
          name="percent"
          label={t.percent}
          inputMode="numeric"
          trailing="%"
          maxLength={3}
          value={values.percent}
          error={hasProblem('percent') ? t.percentProblem : undefined}
          onChange={({ target }) => onEdit({ percent: target.value })}
        />
      )}
      {values.kind === 'amount' && (
        <TextField
          name="amount"
          label={t.amount}
          inputMode="decimal"
          leading="₹"
          maxLength={9}
          value={values.amount}
          error={
            hasProblem('amount')
              ? t.amountProblem({ most: formatCount(MAX_COUPON_RUPEES) })
              : undefined
          }
          onChange={({ target }) => onEdit({ amount: target.value })}
        />
      )}
    </>
  );
}

function LimitFields({ values, hasProblem, onEdit }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages);
  const usesProblem = t.usesProblem({ most: formatCount(MAX_COUPON_USES) });
  return (
    <>
      <FieldPair>
        <TextField
          name="firstDay"
          label={t.firstDay}
          optionalText={t.optional}
          type="date"
          value={values.firstDay}
          onChange={({ target }) => onEdit({ firstDay: target.value })}
        />
        <TextField
          name="lastDay"
          label={t.lastDay}
          optionalText={t.optional}
          type="date"
          value={values.lastDay}
          error={hasProblem('lastDay') ? t.lastDayProblem : undefined}
          onChange={({ target }) => onEdit({ lastDay: target.value })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="maxUses"
          label={t.maxUses}
          hint={t.noLimitHint}
          inputMode="numeric"
          maxLength={7}
          value={values.maxUses}
          error={hasProblem('maxUses') ? usesProblem : undefined}
          onChange={({ target }) => onEdit({ maxUses: target.value })}
        />
        <TextField
          name="maxUsesPerCustomer"
          label={t.maxUsesPerCustomer}
          hint={t.noLimitHint}
          inputMode="numeric"
          maxLength={7}
          value={values.maxUsesPerCustomer}
          error={hasProblem('maxUsesPerCustomer') ? usesProblem : undefined}
          onChange={({ target }) => onEdit({ maxUsesPerCustomer: target.value })}
        />
      </FieldPair>
      <TextField
        name="minOrder"
        label={t.minOrder}
        hint={t.minOrderHint}
        optionalText={t.optional}
        inputMode="decimal"
        leading="₹"
        maxLength={10}
        value={values.minOrder}
        error={
          hasProblem('minOrder')
            ? t.minOrderProblem({ most: formatCount(MAX_COUPON_MIN_ORDER_RUPEES) })
            : undefined
        }
        onChange={({ target }) => onEdit({ minOrder: target.value })}
      />
    </>
  );
}

function CategoryFields({ values, onEdit }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages);
  const categories = useQuery(categoriesQuery);
  const chosen = values.categoryIds;
  return (
    <fieldset className="stack gap-2">
      <legend className="text-sm strong">{t.categories}</legend>
      <p className="muted text-sm">{t.categoriesHint}</p>
      <InlineFailure queries={[categories]} failed={t.categoriesFailed} />
      {(categories.data ?? []).map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onEdit({
              categoryIds: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
            })
          }
        />
      ))}
    </fieldset>
  );
}
