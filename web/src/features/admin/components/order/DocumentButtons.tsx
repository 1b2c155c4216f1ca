import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { type callForFile, apiErrorMessage } from '#lib/api/api.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';

interface Paper {
  label: string;
  fetch: () => ReturnType<typeof callForFile>;
}

interface DocumentButtonsProps {
  papers: readonly Paper[];
  /** File name if the server sends none. */
  name: string;
  texts: Readonly<Record<'fetching' | 'paperFailed', string>>;
}

export function DocumentButtons({ papers, name, texts: t }: DocumentButtonsProps) {
  const paper = useMutation({
    mutationFn: ({ fetch }: Paper) => fetch(),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `${name}.pdf`),
  });
  return (
    <>
      <div className="cluster gap-2">
        {papers.map((one) => (
          <Button
            key={one.label}
            icon={<Download aria-hidden="true" />}
            isBusy={paper.isPending && paper.variables.label === one.label}
            busyLabel={t.fetching}
            onClick={() => paper.mutate(one)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {paper.isError && (
        <InlineMessage tone="error">{apiErrorMessage(paper.error) ?? t.paperFailed}</InlineMessage>
      )}
    </>
  );
}
