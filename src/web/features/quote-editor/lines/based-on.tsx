import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LineItem } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type LineBasis, lineBasis } from './line-basis.ts';

interface BasedOnProps {
  readonly line: LineItem;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** What the line rests on in a few words; opens the whole story. */
export function BasedOn({ line, isOpen, onOpen }: BasedOnProps) {
  const basis = lineBasis(line);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="type-small flex min-h-7 max-w-full items-center gap-1.5 rounded-xs text-left underline-offset-3 hover:underline"
    >
      <BasisText basis={basis} />
    </button>
  );
}

function BasisText({ basis }: { readonly basis: LineBasis }) {
  switch (basis.kind) {
    case 'unpriced':
      return (
        <Attention>
          <Trans>No price yet</Trans>
        </Attention>
      );
    case 'assumed':
      return <Attention>{basis.text}</Attention>;
    case 'none':
      return (
        <Attention>
          <Trans>No source</Trans>
        </Attention>
      );
    case 'own':
      return (
        <>
          <Icon icon={UserRound} size={16} className="text-secondary" />
          <span className="text-secondary">
            <Trans>Added by you</Trans>
          </span>
        </>
      );
    case 'sources':
      return (
        <>
          <Icon icon={CircleCheck} size={16} className="text-success-icon" />
          <span className="text-secondary">
            <Plural value={basis.count} one="# source" other="# sources" />
          </span>
        </>
      );
  }
}

function Attention({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Icon icon={CircleAlert} size={16} className="text-attention-icon" />
      <span className="min-w-0 truncate font-medium text-attention">{children}</span>
    </>
  );
}
