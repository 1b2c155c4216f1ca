import { ORDER_NUMBER } from '@smriti/shared/order/orders';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '#lib/forms/use-form.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { printRoomMessages } from './messages';
import styles from './ScanField.module.css';

const NUMBER = new RegExp(`^${ORDER_NUMBER.prefix}[A-Z0-9]{${ORDER_NUMBER.length}}$`);

/** Normalises a scanned or typed order number: upper or lower case, with or without ORD. */
function numberOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return letters.startsWith(ORDER_NUMBER.prefix) ? letters : `${ORDER_NUMBER.prefix}${letters}`;
}

/** Field that opens an order by its number; barcode scanners type the number and press Enter. */
export function ScanField() {
  const t = useMessages(printRoomMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A scanner types at once; on touch screens, the focus would open the keyboard over the list.
    if (navigator.maxTouchPoints > 0) return undefined;
    // After the new page has got the focus.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  const form = useForm((text: string) =>
    NUMBER.test(numberOf(text)) ? [] : [{ field: 'number' }],
  );
  return (
    <form
      className={styles.scan}
      noValidate
      onSubmit={(event) =>
        form.submit(event, typed, (text) => void navigate(`/admin/print-room/${numberOf(text)}`))
      }
    >
      <TextField
        ref={field}
        name="number"
        label={t.scan}
        leading={<ScanBarcode aria-hidden="true" />}
        trailing={
          <Button type="submit" size="small">
            {t.open}
          </Button>
        }
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={form.problemOf('number') && t.scanWrong}
        onChange={(event) => {
          setTyped(event.target.value);
          form.edited(['number']);
        }}
      />
    </form>
  );
}
