import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '#web/app/brand.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once: to copy, to keep as a file, or on paper. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const { productName } = useSettings();
  const [isCopied, setCopied] = useState<boolean>();
  const title = t`Recovery codes for ${productName}`;
  const text = `${title}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-4 pb-3">
      <p className="text-secondary">
        <Trans>
          Should you lose your phone, each of these opens your account once in its place. They are shown only now: keep
          them where you keep your papers, not on the phone.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-subtle bg-canvas p-4 font-mono text-[0.9375rem] tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="touch-small" onClick={() => void copy()}>
          <Icon icon={Copy} size={18} />
          <Trans>Copy</Trans>
        </Button>
        <Button size="touch-small" onClick={() => download(`${t`recovery-codes`}.txt`, text)}>
          <Icon icon={Download} size={18} />
          <Trans>Download</Trans>
        </Button>
        <Button size="touch-small" onClick={() => print(title, codes)}>
          <Icon icon={Printer} size={18} />
          <Trans>Print</Trans>
        </Button>
      </div>
      {isCopied === undefined ? null : isCopied ? (
        <Notice level="success" isLive>
          <Trans>Copied. Paste the codes where you keep secrets.</Trans>
        </Notice>
      ) : (
        <Notice level="error" isLive>
          <Trans>This browser does not let us copy. Download or print the codes.</Trans>
        </Notice>
      )}
      <Button variant="primary" size="touch" wide onClick={onDone}>
        <Trans>I have kept them</Trans>
      </Button>
    </div>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Only the codes, not the page around them. */
function print(title: string, codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Out of sight, but not hidden: some browsers print nothing of what is hidden.
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  const head = page.createElement('h1');
  head.textContent = title;
  const list = page.createElement('pre');
  list.textContent = codes.join('\n');
  page.body.append(head, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
