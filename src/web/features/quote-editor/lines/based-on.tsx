import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LineItem } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type LineBasis, lineBasis, withoutPart } from './line-basis.ts';

interface BasedOnProps {
  readonly line: LineItem;
  /** The part of the job that is named above the line. */
  readonly part: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** What the line rests on in a few words; opens the whole story. */
export function BasedOn({ line, part, isOpen, onOpen }: BasedOnProps) {
  const basis = lineBasis(line);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="type-small flex min-h-7 max-w-full items-center gap-1.5 rounded-xs text-left underline-offset-3 hover:underline"
    >
      <BasisText basis={basis} part={part} isChecked={line.checked_at !== null} />
    </button>
  );
}

interface BasisTextProps {
  readonly basis: LineBasis;
  readonly part: string | undefined;
  readonly isChecked: boolean;
}

function BasisText({ basis, part, isChecked }: BasisTextProps) {
  switch (basis.kind) {
    case 'unpriced':
      return (
        <Attention>
          <Trans>No price yet</Trans>
        </Attention>
      );
    case 'assumed':
      return isChecked ? <Checked /> : <Attention>{withoutPart(basis.text, part)}</Attention>;
    case 'none':
      return isChecked ? (
        <Checked />
      ) : (
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
    case 'changed':
      return (
        <>
          <Icon icon={UserRound} size={16} className="text-secondary" />
          <span className="text-secondary">
            <Trans>Changed by you</Trans>
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

/** It rested on an assumption; the provider has said that it is right. */
function Checked() {
  return (
    <>
      <Icon icon={CircleCheck} size={16} className="text-success-icon" />
      <span className="text-secondary">
        <Trans>Checked</Trans>
      </span>
    </>
  );
}

function Attention({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Icon icon={CircleAlert} size={16} className="text-attention-icon" />
      <span className="min-w-0 truncate font-medium text-attention">{children}</span>
    </>
  );
}
