import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Field, type FieldTexts } from './Field';
import styles from './NumberStepper.module.css';
import { useNumberDraft } from './use-number-draft';

interface NumberStepperProps extends Omit<FieldTexts, 'optionalText'> {
  id?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Accessible names of the buttons, e.g. 'Fewer copies' and 'More copies'. */
  decreaseLabel: string;
  increaseLabel: string;
}

/** Field for a small whole number, with a button on each side. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, min, max, onChange, decreaseLabel, increaseLabel, ...texts } = props;
  const { text, change, settle } = useNumberDraft({ value, min, max, onChange });
  const stepTo = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <Field {...texts}>
      {(links) => (
        <div className={styles.stepper}>
          <IconButton
            label={decreaseLabel}
            aria-disabled={value <= min}
            onClick={() => stepTo(value - 1)}
          >
            <Minus />
          </IconButton>
          <input
            {...links}
            type="number"
            inputMode="numeric"
            className={styles.value}
            min={min}
            max={max}
            step={1}
            value={text}
            onChange={(event) => change(event.target.value)}
            onBlur={settle}
          />
          <IconButton
            label={increaseLabel}
            aria-disabled={value >= max}
            onClick={() => stepTo(value + 1)}
          >
            <Plus />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
