import { useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The quote as a file to keep. A plain link: it needs no script. */
export function PdfLink({ url }: { readonly url: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={url}
      reloadDocument
      variant="ghost"
      size="touch-small"
      square
      aria-label={t`Download as PDF`}
      className="print:hidden"
    >
      <Icon icon={FileDown} />
    </ButtonLink>
  );
}
