import type { TextAt } from '@smriti/shared/book/edit/find-text';
import type { KeyboardEvent } from 'react';
import type { Box } from '../../../../../domains/book/spread/face';

/** The texts of the spread under edit: which one is chosen, and new ones. */
export interface Texts {
  chosen: TextAt | null;
  /** Grows when the focus is to go to the field with its words. */
  writing: number;
  choose: (item: string | null) => void;
  write: () => void;
  /** Says what of the spread is looked at, as the layer over it knows. */
  look: (view: Box) => void;
  /** Adds a text there. */
  add: () => void;
  /** Adds a caption under a photo of this spread. */
  addCaption: (item: string) => void;
  /** T adds a text; true where the key was one of its own. */
  onKey: (event: KeyboardEvent) => boolean;
}
