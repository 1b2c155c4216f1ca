import Lock from 'lucide-react/icons/lock';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';
import { type CardDetails, cardFormats } from './card';
import { paymentFormMessages } from './messages';

interface CardFieldsProps {
  card: CardDetails;
  isWrong: (field: keyof CardDetails) => boolean;
  onChange: (card: CardDetails, field: keyof CardDetails) => void;
}

/** Card fields. What is typed never leaves the page. */
export function CardFields({ card, isWrong, onChange }: CardFieldsProps) {
  const t = useMessages(paymentFormMessages);
  const field = (
    name: keyof CardDetails,
  ): Pick<TextFieldProps, 'value' | 'onChange' | 'label' | 'error' | 'name'> => ({
    name,
    label: t[name],
    value: card[name],
    error: isWrong(name) ? t[`${name}Wrong`] : undefined,
    onChange: ({ target }) => onChange({ ...card, [name]: cardFormats[name](target.value) }, name),
  });
  return (
    <fieldset className="stack gap-5">
      <legend className="visually-hidden">{t.cardDetails}</legend>
      <TextField
        {...field('number')}
        inputMode="numeric"
        autoComplete="cc-number"
        className="tabular"
      />
      <TextField {...field('name')} autoComplete="cc-name" />
      <div className="stack grid-cols-2 gap-4">
        <TextField
          {...field('expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={5}
          className="tabular"
        />
        <TextField
          {...field('cvv')}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <p className="row gap-2 items-center muted text-sm">
        <Lock aria-hidden="true" />
        {t.cardStays}
      </p>
    </fieldset>
  );
}
