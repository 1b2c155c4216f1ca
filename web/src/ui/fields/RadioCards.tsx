import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { FieldError, useFieldLinks } from './Field';
import styles from './RadioCards.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** A swatch, a drawing or a picture. */
  drawing?: ReactNode;
  /** What it costs, or what it adds to the price. */
  price?: ReactNode;
  /** Cannot be chosen; say why in `description`. */
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  /** For messages that lead here. */
  id?: string;
  /** The radios' own, where the form is read by names. */
  name?: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly RadioCard<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** `rows` lie under each other with the drawing in front, `grid` stands side by side. */
  layout?: 'rows' | 'grid';
  isRequired?: boolean;
}

/** One choice of a few that are worth seeing. Native radios: arrow keys move within the group. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, error, options, value, onChange, layout = 'grid', isRequired } = props;

  const { hintId, errorId, links } = useFieldLinks({ hint, error }, props.id);
  const ownName = useId();
  return (
    <fieldset
      id={links.id}
      aria-describedby={links['aria-describedby']}
      className={cx(styles.group, error && styles.invalid)}
      // A message about the group as a whole leads here.
      tabIndex={-1}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={cx(styles.cards, styles[layout])}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            {...{ option, isRequired }}
            name={props.name ?? ownName}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

interface OptionCardProps {
  option: RadioCard<string>;
  name: string;
  isRequired?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function OptionCard({ option, name, isRequired, isChosen, onChoose }: OptionCardProps) {
  const { value, label, description, drawing, price, isDisabled } = option;
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        required={isRequired}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {drawing && <span className={styles.drawing}>{drawing}</span>}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {price && <span className={cx(styles.price, 'tabular')}>{price}</span>}
      <Check className={styles.mark} aria-hidden="true" />
    </label>
  );
}
