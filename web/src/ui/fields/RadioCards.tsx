import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { FieldError, useFieldLinks } from './Field';
import styles from './RadioCards.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** Colour swatch, drawing or picture. */
  drawing?: ReactNode;
  /** Price of the option, or what it adds to the price. */
  price?: ReactNode;
  /** Whether the option cannot be chosen; `description` gives the reason. */
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  /** Element id, so that error messages can link to the group. */
  id?: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly RadioCard<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /**
   * Arrangement of the cards: `rows` are stacked with the drawing in front, `grid` is side by side.
   */
  layout?: 'rows' | 'grid';
}

/**
 * Choice between a few options, shown as cards. Native radio buttons, so that arrow keys move
 * within the group.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, error, options, value, onChange, layout = 'grid' } = props;

  const { hintId, errorId, links } = useFieldLinks({ hint, error }, props.id);
  const name = useId();
  return (
    <fieldset
      id={links.id}
      aria-describedby={links['aria-describedby']}
      aria-invalid={links['aria-invalid']}
      className={cx('stack gap-1', error && styles.invalid)}
      // Can be focused by links in error messages.
      tabIndex={-1}
    >
      <legend className="text-sm strong">{legend}</legend>
      {hint && (
        <p id={hintId} className="muted text-sm leading-snug">
          {hint}
        </p>
      )}
      <div className={cx(styles.cards, styles[layout])}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            option={option}
            name={name}
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
  isChosen: boolean;
  onChoose: () => void;
}

function OptionCard({ option, name, isChosen, onChoose }: OptionCardProps) {
  const { value, label, description, drawing, price, isDisabled } = option;
  return (
    <label className={cx('choice-card', styles.card)}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {drawing && <span className={styles.drawing}>{drawing}</span>}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description && <span className="muted text-sm leading-snug">{description}</span>}
      </span>
      {price && <span className={cx('muted text-sm', styles.price, 'tabular')}>{price}</span>}
      <Check className={styles.mark} aria-hidden="true" />
    </label>
  );
}
