import Lock from 'lucide-react/icons/lock';
import { TextField, type TextFieldProps } from '../../components/TextField';
import { useMessages } from '../../lib/i18n';
import { type Card, cardFormats } from './card';
import styles from './InitialPayment.module.css';
import { paymentMessages } from './messages';

interface CardFieldsProps {
  card: Card;
  onChange: (card: Card) => void;
}

/** The card form; on this page its fields are not validated (design-studio.md section 5). */
export function CardFields({ card, onChange }: CardFieldsProps) {
  const t = useMessages(paymentMessages);
  const field = (name: keyof Card): Pick<TextFieldProps, 'value' | 'onChange' | 'label'> => ({
    label: t[name],
    value: card[name],
    onChange: ({ target }) => onChange({ ...card, [name]: cardFormats[name](target.value) }),
  });
  return (
    <fieldset className={styles.card}>
      <legend className="visually-hidden">{t.cardDetails}</legend>
      <TextField
        {...field('number')}
        inputMode="numeric"
        autoComplete="cc-number"
        className="tabular"
      />
      <TextField {...field('name')} autoComplete="cc-name" />
      <div className={styles.pair}>
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
      <p className={styles.stays}>
        <Lock aria-hidden="true" />
        {t.cardStays}
      </p>
    </fieldset>
  );
}
