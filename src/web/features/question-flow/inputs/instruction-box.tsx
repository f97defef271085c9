import { Trans } from '@lingui/react/macro';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { NoticeLevel } from '#domain/question/component-type.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { InputProps } from './input-props.ts';

const looks: Record<NoticeLevel, { readonly icon: LucideIcon; readonly box: string; readonly mark: string }> = {
  info: { icon: Info, box: 'bg-info text-info', mark: 'text-info-icon' },
  warning: { icon: TriangleAlert, box: 'bg-attention text-attention', mark: 'text-attention-icon' },
  success: { icon: CircleCheck, box: 'bg-success text-success', mark: 'text-success-icon' },
  error: { icon: OctagonAlert, box: 'bg-danger text-danger', mark: 'text-danger-icon' },
};

export function InstructionBox({
  config,
  value,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
}: InputProps<'InstructionBox'>) {
  const look = looks[config.level];
  return (
    <div className="grid gap-3">
      <div className={`flex gap-3 rounded-lg p-4 ${look.box}`}>
        <Icon icon={look.icon} className={`mt-0.5 ${look.mark}`} />
        <p className="min-w-0 whitespace-pre-line">{config.body}</p>
      </div>
      <ChoiceCard
        type="checkbox"
        name="acknowledged"
        value="yes"
        label={<Trans>I have read this</Trans>}
        checked={value?.acknowledged === true}
        aria-describedby={[labelledBy, describedBy].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        onChange={(event) =>
          onChange(event.target.checked ? { acknowledged: true, viewed_at: new Date().toISOString() } : null)
        }
      />
    </div>
  );
}
