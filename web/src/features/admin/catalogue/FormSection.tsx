import { type ReactNode, useId } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { FieldGrid } from '../components/RecordForm';
import type { FormSectionConfig } from './kind-config';
import { kindText } from './kind-messages';

interface FormSectionProps {
  section: FormSectionConfig;
  children: ReactNode;
}

/** Part of a form: a card if it has a title, otherwise only its fields. */
export function FormSection({ section, children }: FormSectionProps) {
  const id = useId();
  const { title, about } = section;
  const fields = <FieldGrid>{children}</FieldGrid>;
  if (title === undefined) return fields;
  return (
    <Card as="section" aria-labelledby={id} className="stack grid-cols-1 gap-5">
      <div>
        <h2 id={id} className="text-lg">
          {kindText(title)}
        </h2>
        {about && <p className="muted text-sm">{kindText(about)}</p>}
      </div>
      {fields}
    </Card>
  );
}
