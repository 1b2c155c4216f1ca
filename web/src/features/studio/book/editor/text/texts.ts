import type { TextAt } from '@smriti/shared/book/edit/find-text';
import type { KeyboardEvent } from 'react';
import type { Box } from '#domains/book/spread/face.ts';

/** The texts of the edited spread: the selected one, and actions to add more. */
export interface Texts {
  chosen: TextAt | null;
  /** Incremented to move the focus to the text field. */
  writing: number;
  choose: (item: string | null) => void;
  write: () => void;
  /** Reports the visible part of the spread; called by the layer over it. */
  look: (view: Box) => void;
  /** Adds a text in the visible part. */
  add: () => void;
  /** Adds a caption under a photo of this spread. */
  addCaption: (item: string) => void;
  /** Handles T, which adds a text; returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
}
