import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '#web/api/download.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { Icon } from '#web/ui/icon.tsx';

interface PdfButtonProps {
  readonly quote: { readonly id: string; readonly number: string | null; readonly title: string };
}

/** The quote as its customer gets it on paper; before it is sent, marked as a draft. */
export function PdfButton({ quote }: PdfButtonProps) {
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    void download(`/quotes/${quote.id}/pdf`, `${quote.number ?? quote.title}.pdf`)
      .catch((error: unknown) => setFailure(errorText(error)))
      .finally(() => setPending(false));
  };
  return (
    <>
      <button
        type="button"
        onClick={run}
        aria-disabled={isPending}
        className="inline-flex min-h-6 cursor-pointer items-center gap-2 underline underline-offset-3 aria-disabled:opacity-60"
      >
        <Icon icon={Download} size={16} />
        <Trans>Download as PDF</Trans>
      </button>
      <span role="status">{failure}</span>
    </>
  );
}
