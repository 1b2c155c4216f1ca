import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { FieldError } from '#ui/fields/Field.tsx';
import { ratingMessages } from './rating-messages';
import styles from './StarPicker.module.css';

const STARS = [1, 2, 3, 4, 5];

interface StarPickerProps {
  /** Number of stars from 1 to 5; null if none. */
  value: number | null;
  onChange: (stars: number) => void;
  error: string | undefined;
}

/** Input for one to five stars. Native radio buttons, so that arrow keys move between them. */
export function StarPicker({ value, onChange, error }: StarPickerProps) {
  const t = useMessages(ratingMessages);
  const name = useId();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="stack gap-1">
      <legend className="text-sm strong">{t.stars}</legend>
      <div className="row">
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={stars}
              checked={stars === value}
              required
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
            <span className="visually-hidden">{t.starCount(stars)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
