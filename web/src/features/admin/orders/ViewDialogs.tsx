import { MAX_VIEW_NAME_LENGTH, type OrderView, toViewKey } from '@smriti/shared/order/order-views';
import { useRef, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useOrderViews, useViewsWrite } from './use-order-views';
import { orderViewMessages } from './view-messages';

interface NameDialogProps {
  /** The view to rename; null to save a new one. */
  view: OrderView | null;
  filters: OrderView['filters'];
  onClose: () => void;
}

/** Dialog with the name of a new view, or the new name of a saved one. */
export function NameDialog({ view, filters, onClose }: NameDialogProps) {
  const t = useMessages(orderViewMessages);
  const { data } = useOrderViews();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? '');
  const others = (data?.views ?? []).filter((one) => one.name !== view?.name);
  const form = useForm((typed: string) => {
    const isTaken = others.some((one) => toViewKey(one.name) === toViewKey(typed));
    return typed.trim() === '' || isTaken ? [{ field: 'name', isTaken }] : [];
  });
  const write = useViewsWrite({
    change: (views) =>
      view
        ? views.map((one) => (one.name === view.name ? { ...one, name: name.trim() } : one))
        : [...views, { name: name.trim(), filters }],
    success: t.saved({ name: name.trim() }),
    onDone: onClose,
  });
  const problem = form.problemOf('name');
  const problemText = problem?.isTaken ? t.nameTaken : t.nameMissing;
  return (
    <ActionDialog
      onClose={onClose}
      title={view ? t.renameTitle({ name: view.name }) : t.saveTitle}
      consequence={view ? t.renameText : t.saveText}
      confirm={view ? t.rename : t.save}
      write={write}
      onConfirm={() => {
        if (form.check(name, field.current?.form ?? null)) write.begin();
      }}
    >
      <TextField
        ref={field}
        name="name"
        label={t.name}
        hint={t.nameHint}
        maxLength={MAX_VIEW_NAME_LENGTH}
        autoComplete="off"
        value={name}
        error={problem && problemText}
        onChange={({ target }) => {
          setName(target.value);
          form.edited(['name']);
        }}
      />
    </ActionDialog>
  );
}

interface RemoveViewDialogProps {
  view: OrderView;
  onClose: () => void;
}

export function RemoveViewDialog({ view: { name }, onClose }: RemoveViewDialogProps) {
  const t = useMessages(orderViewMessages);
  const write = useViewsWrite({
    change: (views) => views.filter((one) => one.name !== name),
    success: t.removed({ name }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.removeTitle({ name })}
      consequence={t.removeText}
      confirm={t.remove}
      isDangerous
      write={write}
      onConfirm={() => write.begin()}
    />
  );
}
