import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { initialsOf } from '#web/ui/initials.ts';
import { Moment } from './moment.tsx';
import type { CustomerQuote } from './sent-quote.ts';

/** The person behind the price, and what they wrote. */
export function ProviderNote({ provider, version, locale }: CustomerQuote) {
  const who = provider.person ?? provider.name;
  return (
    <section className="flex gap-3 border-b border-subtle pt-5 pb-4.5">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-full bg-(--modern-yellow-300) text-[0.9375rem] leading-none font-[650] text-(color:--brand-black-950)"
      >
        {initialsOf(who)}
      </span>
      <div className="min-w-0">
        {version?.message ? <p className="leading-[1.4375rem] whitespace-pre-line">{version.message}</p> : null}
        <p className={`type-small flex gap-1.5 text-secondary ${version?.message ? 'mt-1.5' : 'mt-2.5'}`}>
          {version?.checked_at ? <Icon icon={BadgeCheck} size={16} className="mt-px text-success-icon" /> : null}
          <span>
            {version?.checked_at ? (
              <Trans>
                Checked and priced by {who}, <Moment time={version.checked_at} locale={locale} />
              </Trans>
            ) : (
              <Trans>From {who}</Trans>
            )}
          </span>
        </p>
      </div>
    </section>
  );
}
