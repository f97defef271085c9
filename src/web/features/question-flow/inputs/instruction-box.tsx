import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { NoticeLevel } from '#domain/question/component-type.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { InputProps } from './input-props.ts';

interface Look {
  readonly icon: LucideIcon;
  /** The level in words: colour and sign alone do not say it to everyone. */
  readonly title: MessageDescriptor;
  readonly box: string;
  readonly mark: string;
}

const looks: Record<NoticeLevel, Look> = {
  info: { icon: Info, title: msg`Good to know`, box: 'bg-info text-info', mark: 'text-info-icon' },
  warning: {
    icon: TriangleAlert,
    title: msg`Please note`,
    box: 'bg-attention text-attention',
    mark: 'text-attention-icon',
  },
  success: { icon: CircleCheck, title: msg`All fine`, box: 'bg-success text-success', mark: 'text-success-icon' },
  error: { icon: OctagonAlert, title: msg`Important`, box: 'bg-danger text-danger', mark: 'text-danger-icon' },
};

export function InstructionBox({
  config,
  value,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
}: InputProps<'InstructionBox'>) {
  const { i18n } = useLingui();
  const look = looks[config.level];
  return (
    <div className="grid gap-3">
      <div className={`flex gap-3 rounded-lg p-4 ${look.box}`}>
        <Icon icon={look.icon} className={`mt-0.5 ${look.mark}`} />
        <div className="min-w-0">
          <p className="font-semibold">{i18n._(look.title)}</p>
          <p className="mt-0.5 whitespace-pre-line">{config.body}</p>
        </div>
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
