import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { productListMessages } from './messages';

interface FilterSheetProps {
  /** Number of products found; undefined while loading. */
  total: number | undefined;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Filters on phones, in a sheet; loaded when first opened. */
export default function FilterSheet({ total, onOpenChange, children }: FilterSheetProps) {
  const t = useMessages(productListMessages);
  const close = () => {
    onOpenChange(false);
  };
  return (
    <Sheet
      title={t.filters}
      closeLabel={t.closeFilters}
      isOpen
      onOpenChange={onOpenChange}
      side="bottom"
      footer={
        <Button variant="filled" isWide onClick={close}>
          {total === undefined ? t.loading : t.showResults(total)}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
