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
import { FieldGrid } from '../components/RecordForm';
import type { CouponForm, CouponProblem } from './coupon-form';
import { couponFormMessages } from './messages';

interface CouponFieldsProps {
  values: CouponForm;
  /** Whether the coupon does not exist yet, so that its code can be chosen. */
  isNew: boolean;
  hasProblem: (field: CouponProblem) => boolean;
  onEdit: (change: Partial<CouponForm>) => void;
}

type TextName =
  | 'title'
  | 'percent'
  | 'amount'
  | 'firstDay'
  | 'lastDay'
  | 'maxUses'
  | 'maxUsesPerCustomer'
  | 'minOrder';

/** Name, label, value and change handler of a text field. */
function useTextField({ values, onEdit }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages);
  return (name: TextName) => ({
    name,
    label: t[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value }),
  });
}

export function CouponFields(props: CouponFieldsProps) {
  const { values, isNew, hasProblem, onEdit } = props;
  const t = useMessages(couponFormMessages);
  const textField = useTextField(props);
  const { min: least, max: most } = COUPON_CODE_LENGTH;
  return (
    <>
      <TextField
        {...textField('title')}
        hint={t.titleHint}
        maxLength={MAX_COUPON_TITLE_LENGTH}
        autoComplete="off"
        error={hasProblem('title') ? t.titleProblem : undefined}
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

function ReductionFields(props: CouponFieldsProps) {
  const { values, hasProblem, onEdit } = props;
  const t = useMessages(couponFormMessages);
  const textField = useTextField(props);
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
        <FieldGrid>
          <TextField
            {...textField('percent')}
            inputMode="numeric"
            trailing={<span className="pe-3">%</span>}
            maxLength={3}
            error={hasProblem('percent') ? t.percentProblem : undefined}
          />
        </FieldGrid>
      )}
      {values.kind === 'amount' && (
        <FieldGrid>
          <TextField
            {...textField('amount')}
            inputMode="decimal"
            leading="₹"
            maxLength={9}
            error={
              hasProblem('amount')
                ? t.amountProblem({ most: formatCount(MAX_COUPON_RUPEES) })
                : undefined
            }
          />
        </FieldGrid>
      )}
    </>
  );
}

function LimitFields(props: CouponFieldsProps) {
  const { hasProblem } = props;
  const t = useMessages(couponFormMessages);
  const textField = useTextField(props);
  const usesProblem = t.usesProblem({ most: formatCount(MAX_COUPON_USES) });
  return (
    <FieldGrid>
      <TextField {...textField('firstDay')} optionalText={t.optional} type="date" />
      <TextField
        {...textField('lastDay')}
        optionalText={t.optional}
        type="date"
        error={hasProblem('lastDay') ? t.lastDayProblem : undefined}
      />
      <TextField
        {...textField('maxUses')}
        hint={t.noLimitHint}
        inputMode="numeric"
        maxLength={7}
        error={hasProblem('maxUses') ? usesProblem : undefined}
      />
      <TextField
        {...textField('maxUsesPerCustomer')}
        hint={t.noLimitHint}
        inputMode="numeric"
        maxLength={7}
        error={hasProblem('maxUsesPerCustomer') ? usesProblem : undefined}
      />
      <TextField
        {...textField('minOrder')}
        hint={t.minOrderHint}
        optionalText={t.optional}
        inputMode="decimal"
        leading="₹"
        maxLength={10}
        error={
          hasProblem('minOrder')
            ? t.minOrderProblem({ most: formatCount(MAX_COUPON_MIN_ORDER_RUPEES) })
            : undefined
        }
      />
    </FieldGrid>
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
      <div className="cluster gap-x-6 gap-y-2">
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
      </div>
    </fieldset>
  );
}
