import { getAddressLabel, getPackingSlip } from '@smriti/shared/order/parcels';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button';
import { InlineMessage } from '../../../../components/feedback/InlineMessage';
import { CheckboxField } from '../../../../components/fields/CheckboxField';
import { callFile, explanationOf } from '../../../../lib/api';
import { useMessages } from '../../../../lib/language/i18n';
import { saveFile } from '../../../../lib/save-file';
import { orderPartMessages } from './messages';
import styles from './OrderParts.module.css';

/** Both are asked for alike. */
type Paper = typeof getAddressLabel;

interface PapersProps {
  id: string;
  /** How many other orders go into the same parcel unless this one goes alone. */
  others: number;
}

/** The label and the packing slip of a parcel. */
export function Papers({ id, others }: PapersProps) {
  const t = useMessages(orderPartMessages);
  const [isAlone, setIsAlone] = useState(false);
  const paper = useMutation({
    mutationFn: (endpoint: Paper) =>
      callFile(endpoint, { params: { id }, query: isAlone ? { alone: '1' } : {} }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `${id}.pdf`),
  });
  const button = (endpoint: Paper, label: string) => (
    <Button
      icon={<Download aria-hidden="true" />}
      isBusy={paper.isPending && paper.variables === endpoint}
      busyLabel={t.fetching}
      onClick={() => paper.mutate(endpoint)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.papers}>
      {others > 0 && (
        <>
          <p>{t.together(others)}</p>
          <CheckboxField
            label={t.alone}
            checked={isAlone}
            onChange={(event) => setIsAlone(event.target.checked)}
          />
        </>
      )}
      <div className={styles.buttons}>
        {button(getAddressLabel, t.label)}
        {button(getPackingSlip, t.slip)}
      </div>
      {paper.isError && (
        <InlineMessage tone="error">{explanationOf(paper.error) ?? t.paperFailed}</InlineMessage>
      )}
    </div>
  );
}
