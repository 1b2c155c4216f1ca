import { type ReactNode, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { consoleMessages } from '../lib/messages';
import type { EditConflict } from '../lib/use-record-form';

type FieldOf<Values> = keyof Values & string;

/**
 * Returns the label and the text of a field's value; null for a field that is not shown separately, such as
 * the width of a picture, which belongs to the field before it.
 */
export type DescribeField<Values> = (
  field: FieldOf<Values>,
) => { label: string; textOf: (value: Values[FieldOf<Values>]) => ReactNode } | null;

interface ConflictDialogProps<Values extends object> {
  conflict: EditConflict<Values>;
  describe: DescribeField<Values>;
}

/** Groups of fields that are chosen together: a shown one and the hidden ones after it. */
function groupFields<Values extends object>(
  fields: readonly FieldOf<Values>[],
  describe: DescribeField<Values>,
): FieldOf<Values>[][] {
  const groups: FieldOf<Values>[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && describe(field) === null) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Dialog for an edit conflict: asks which version to keep of each field that both have changed. */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { conflict, describe } = props;
  const { conflicts, taken, values, theirs } = conflict;
  const t = useMessages(consoleMessages);
  const [taking, setTaking] = useState<readonly FieldOf<Values>[]>([]);
  const takenLabels = taken.flatMap((field) => describe(field)?.label ?? []);
  const groups = groupFields(conflicts, describe);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && conflict.close()}
      title={t.conflictTitle}
      description={t.conflictText}
      size="wide"
      footer={
        <>
          <Button onClick={conflict.close}>{t.goOnEditing}</Button>
          <Button variant="filled" onClick={() => conflict.resolve(taking)}>
            {t.saveChoice}
          </Button>
        </>
      }
    >
      <div className="stack gap-5 pt-4">
        {groups.map((fields) => {
          const [field] = fields;
          const described = field && describe(field);
          if (!described) return null;
          const isTheirs = taking.includes(field);
          return (
            <RadioCards
              key={field}
              legend={described.label}
              value={isTheirs ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', label: t.mine, description: described.textOf(values[field]) },
                { value: 'theirs', label: t.theirs, description: described.textOf(theirs[field]) },
              ]}
              onChange={(choice) =>
                setTaking((before) => {
                  const others = before.filter((one) => !fields.includes(one));
                  return choice === 'theirs' ? [...others, ...fields] : others;
                })
              }
            />
          );
        })}
        {takenLabels.length > 0 && (
          <p className="muted text-sm">{t.conflictTaken({ fields: takenLabels.join(', ') })}</p>
        )}
      </div>
    </Dialog>
  );
}
