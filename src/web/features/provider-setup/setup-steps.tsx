import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { pathTo } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

export const setupSteps = ['profile', 'tax', 'services', 'pricing'] as const;
export type SetupStep = (typeof setupSteps)[number];

const looks = {
  profile: { word: msg`About you`, to: pathTo('profileSetup') },
  tax: { word: msg`Tax`, to: pathTo('taxSetup') },
  services: { word: msg`Services`, to: pathTo('servicesSetup') },
  pricing: { word: msg`Prices`, to: pathTo('pricingSetup') },
} as const;

/** The steps before the first quote. Those behind are links, those ahead are not yet. */
export function SetupSteps({ current }: { readonly current: SetupStep }) {
  const { t } = useLingui();
  const at = setupSteps.indexOf(current);
  return (
    <nav aria-label={t`Setting up`} className="mb-6">
      <p className="type-small mb-2 font-medium text-secondary">
        <Trans>
          Step {at + 1} of {setupSteps.length}
        </Trans>
      </p>
      <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
        {setupSteps.map((step, index) => (
          <SetupStepMark key={step} step={step} state={index < at ? 'done' : index === at ? 'now' : 'ahead'} />
        ))}
      </ol>
    </nav>
  );
}

const bars = { done: 'bg-action-primary', now: 'bg-action-primary', ahead: 'bg-(--border-default)' } as const;

function SetupStepMark({ step, state }: { readonly step: SetupStep; readonly state: keyof typeof bars }) {
  const { i18n } = useLingui();
  const { word, to } = looks[step];
  return (
    <li aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classNames('mb-1.5 block h-1 rounded-full', bars[state])} />
      <span
        className={classNames(
          'type-small flex min-h-6 items-center gap-1',
          state === 'now' ? 'font-semibold' : 'text-secondary',
        )}
      >
        {state === 'done' ? (
          <Link to={to} className="flex min-h-6 items-center gap-1 underline-offset-3 hover:underline">
            <Icon icon={Check} size={16} className="text-success-icon" />
            {i18n._(word)}
          </Link>
        ) : (
          i18n._(word)
        )}
      </span>
    </li>
  );
}
