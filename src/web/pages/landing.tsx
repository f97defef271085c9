import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, BadgeCheck, Camera, Check, FileText } from 'lucide-react';
import type { Currency } from '#domain/currency.ts';
import { Brand, useSettings } from '../app/brand.tsx';
import { LanguageSwitch } from '../app/language-switch.tsx';
import { useProviderCheck } from '../app/use-provider-check.ts';
import { demoPath, loginPath, pathTo } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { HeroPrice, Money, useLocale } from '../ui/money.tsx';
import { landingSample } from './landing-sample.ts';

export default function Landing() {
  const { productName } = useSettings();
  useProviderCheck();
  return (
    <div className="mx-auto flex min-h-dvh max-w-280 flex-col px-5 md:px-10">
      <title>{productName}</title>
      <header className="flex items-center justify-between gap-3 py-4 md:py-6">
        <Brand className="self-center" />
        <ButtonLink to={loginPath()} variant="ghost" size="desk" className="-mr-4">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </header>
      <main className="flex flex-1 flex-col">
        <section className="grid items-center gap-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
          <div>
            <h1 className="type-display max-w-136 text-balance md:text-[3rem] md:leading-[3.375rem]">
              <Trans>Quotes your customers can say yes to</Trans>
            </h1>
            <p className="mt-5 max-w-116 text-[1.0625rem] leading-7 text-pretty text-secondary">
              <Trans>
                Describe the job. Your customer answers a few questions and sends photos from their phone. You get a
                priced draft, made from their answers and your own prices, and decide what goes out.
              </Trans>
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <ButtonLink to={pathTo('signup')} variant="primary" size="touch">
                <Trans>Create an account</Trans>
                <Icon icon={ArrowRight} />
              </ButtonLink>
              <ButtonLink to={demoPath('flow')} size="touch">
                <Trans>Try it as a customer</Trans>
              </ButtonLink>
            </div>
          </div>
          <Specimen />
        </section>
        <Steps />
      </main>
      <footer className="type-small flex flex-wrap items-center justify-between gap-x-4 border-t border-subtle py-4 text-secondary">
        {productName}
        <LanguageSwitch className="-mr-2" />
      </footer>
    </div>
  );
}

/** What the customer gets, with figures that are plainly an example. */
function Specimen() {
  const { t } = useLingui();
  const { currency, taxPercent, lines, totals } = landingSample(useLocale());
  const taxMinor = totals.tax.reduce((sum, tax) => sum + tax.taxMinor, 0);
  const words: Readonly<Record<string, string>> = {
    removal: t`Take down and remove old fence`,
    posts: t`Concrete posts, 8`,
    panels: t`Closeboard panels, 7`,
    fitting: t`Fit posts, boards and panels`,
  };
  return (
    <figure className="mx-auto w-full max-w-100 min-w-0">
      <div className="overflow-hidden rounded-xl border border-default bg-canvas shadow-3">
        <div className="bg-calm-strong px-5 pt-5 pb-5">
          <p className="type-title">
            <Trans>Replace back-garden fence, 13.5 m</Trans>
          </p>
          <p className="mt-0.5">
            <HeroPrice minor={totals.totalMinor} currency={currency} />
          </p>
          <p className="mt-0.5 text-[0.9375rem] leading-[1.375rem] text-calm">
            <Trans>
              Includes <Money minor={taxMinor} currency={currency} /> VAT
            </Trans>
          </p>
        </div>
        <ul className="px-5 py-2">
          {lines.map(({ id, amountMinor }) => (
            <SpecimenLine key={id} text={words[id] ?? id} minor={amountMinor} currency={currency} />
          ))}
          <SpecimenLine text={t`VAT ${taxPercent} %`} minor={taxMinor} currency={currency} isQuiet />
        </ul>
        <p className="type-small flex items-center gap-1.5 px-5 pb-4 text-secondary">
          <Icon icon={BadgeCheck} size={16} className="text-success-icon" />
          <Trans>Checked and priced by a person</Trans>
        </p>
        <div className="bg-surface p-4 shadow-bar">
          <span
            aria-hidden="true"
            className="flex min-h-13 items-center justify-center rounded-lg border-[1.5px] border-action-accept bg-action-accept text-[1.0625rem] font-semibold text-action-accept"
          >
            <Trans>Accept quote</Trans>
          </span>
        </div>
      </div>
      <figcaption className="type-small mt-3 text-center text-secondary">
        <Trans>An example of what a customer sees</Trans>
      </figcaption>
    </figure>
  );
}

interface SpecimenLineProps {
  readonly text: string;
  readonly minor: number;
  readonly currency: Currency;
  readonly isQuiet?: boolean;
}

function SpecimenLine({ text, minor, currency, isQuiet = false }: SpecimenLineProps) {
  return (
    <li
      className={classNames(
        'flex justify-between gap-4 border-b border-subtle py-2.5 text-[0.9375rem] leading-[1.375rem] last:border-0',
        isQuiet && 'text-secondary',
      )}
    >
      <span>{text}</span>
      <Money minor={minor} currency={currency} className="font-medium" />
    </li>
  );
}

function Steps() {
  const { t } = useLingui();
  const steps = [
    {
      icon: Camera,
      title: t`Ask only what matters`,
      text: t`Questions that fit the job, answered by phone in minutes. No account, no app.`,
    },
    {
      icon: FileText,
      title: t`See where each number comes from`,
      text: t`Every line shows the answer, the photo or the price rule it rests on. Assumptions are marked.`,
    },
    {
      icon: Check,
      title: t`You have the last word`,
      text: t`Nothing reaches a customer before you have read it. They accept on the same page.`,
    },
  ];
  return (
    <ul className="grid gap-x-10 gap-y-8 border-t border-subtle py-10 md:grid-cols-3 md:py-14">
      {steps.map((step) => (
        <li key={step.title}>
          <Icon icon={step.icon} size={24} className="text-calm-icon" />
          <h2 className="type-title mt-3">{step.title}</h2>
          <p className="mt-1 text-pretty text-secondary">{step.text}</p>
        </li>
      ))}
    </ul>
  );
}
