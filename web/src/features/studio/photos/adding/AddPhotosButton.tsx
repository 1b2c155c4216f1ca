import ImagePlus from 'lucide-react/icons/image-plus';
import type { Ref } from 'react';
import { formatAcceptedTypes } from '#lib/uploads/accepted-types.ts';
import { FileButton } from '#ui/fields/FileButton.tsx';

interface AddPhotosProps {
  label: string;
  isMultiple: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  /** Whether adding photos is the next step of the design. */
  isFilled?: boolean;
  onChoose: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** Button that opens the system's file picker. */
export function AddPhotosButton(props: AddPhotosProps) {
  const { label, isMultiple, describedBy, isInvalid = false, isFilled, onChoose, ref } = props;
  return (
    <FileButton
      ref={ref}
      label={label}
      Icon={ImagePlus}
      accept={formatAcceptedTypes()}
      multiple={isMultiple}
      isFilled={isFilled}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChoose={onChoose}
    />
  );
}
