import { useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

interface RuleActionsProps {
  readonly rule: PriceRule;
  readonly onEdit: (rule: PriceRule) => void;
  readonly onDelete: (rule: PriceRule) => void;
  readonly className?: string;
}

export function RuleActions({ rule, onEdit, onDelete, className }: RuleActionsProps) {
  const { t } = useLingui();
  return (
    <span className={classNames('inline-flex flex-none gap-1', className)}>
      <Button
        variant="ghost"
        size="desk-small"
        square
        className="max-md:size-11"
        aria-label={t`Change ${rule.name}`}
        onClick={() => onEdit(rule)}
      >
        <Icon icon={Pencil} size={16} />
      </Button>
      <Button
        variant="ghost"
        size="desk-small"
        square
        className="max-md:size-11"
        aria-label={t`Delete ${rule.name}`}
        onClick={() => onDelete(rule)}
      >
        <Icon icon={Trash2} size={16} />
      </Button>
    </span>
  );
}
