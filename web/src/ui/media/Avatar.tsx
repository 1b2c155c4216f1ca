import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Name of the person, whose initials are shown if there is no picture. */
  name: string;
  picture?: string | null;
  size?: 'small' | 'medium' | 'large';
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0] ?? '').join('');
}

/** Picture or initials of a person. Hidden from screen readers, because the name is next to it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  const [failedPicture, setFailedPicture] = useState<string>();
  return (
    <span className={cx(styles.avatar, styles[size])} aria-hidden="true">
      {picture && picture !== failedPicture ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedPicture(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
