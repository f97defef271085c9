import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import type { KitWithLines } from '#web/api/kits.ts';
import { pathTo } from '#web/paths.ts';
import { KitWords } from '#web/provider-kit/kit-words.tsx';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CustomerChoice } from '../customer-choice.tsx';
import { LanguageField } from '../job-fields.tsx';
import type { NewQuoteValues } from '../new-quote-values.ts';
import { sumOf } from './hand-line.ts';
import { HandLines } from './hand-lines.tsx';
import { type ByHand, type ByHandOptions, useByHand } from './use-by-hand.ts';

/** Who, what, and the lines: a quote whose price is known, in one page. */
export function ByHandForm(options: ByHandOptions) {
  const { t } = useLingui();
  const byHand = useByHand(options);
  return (
    <FormProvider {...byHand.form}>
      <form noValidate onSubmit={byHand.submit} className="flex max-w-5xl flex-col gap-4">
        {byHand.startAfresh ? (
          <Notice
            title={t`Kept from before`}
            action={
              <Button size="desk-small" onClick={byHand.startAfresh}>
                <Trans>Start afresh</Trans>
              </Button>
            }
          >
            <Trans>What you had written is still here.</Trans>
          </Notice>
        ) : null}
        {byHand.template ? <TemplateNotice template={byHand.template} /> : null}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title={t`Customer`}>
            <CustomerChoice isAsked={false} />
          </Card>
          <Card title={t`Job`}>
            <JobWords />
          </Card>
        </div>
        <Card title={byHand.template ? t`Lines after those of the template` : t`Lines`}>
          <HandLines byHand={byHand} />
        </Card>
        <Failure failure={byHand.failure} />
        <SumBar byHand={byHand} />
      </form>
    </FormProvider>
  );
}

function TemplateNotice({ template }: { readonly template: KitWithLines }) {
  const { t } = useLingui();
  const { name } = template;
  return (
    <Notice
      title={t`Begins with “${name}”`}
      action={
        <ButtonLink size="desk-small" to={pathTo('quoteByHand')}>
          <Trans>Without it</Trans>
        </ButtonLink>
      }
    >
      <KitWords kit={template} />. <Trans>Its lines, parts and terms can be changed in the review.</Trans>
    </Notice>
  );
}

function JobWords() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<NewQuoteValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-4">
      <Field label={t`Title`} error={errors.title?.message}>
        <TextInput size="desk" dir="auto" maxLength={200} {...register('title')} />
      </Field>
      <Field label={t`What the customer asked for`} aside={<Trans>Optional</Trans>} error={errors.description?.message}>
        <TextArea size="desk" dir="auto" rows={3} {...register('description')} />
      </Field>
      <LanguageField />
    </div>
  );
}

function Failure({ failure }: { readonly failure: Error | null }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (!failure) return null;
  const isAboutFields = Object.keys(fieldErrorsOf(failure)).length > 0;
  return (
    <Notice
      level="error"
      isLive
      comesIntoView
      title={isAboutFields ? t`Please look at the marked fields` : t`The quote was not made`}
    >
      {isAboutFields ? null : (
        <>
          {errorText(failure)} <Trans>What you wrote is kept in this browser.</Trans>
        </>
      )}
    </Notice>
  );
}

/** What the lines come to so far, always in sight. */
function SumBar({ byHand: { lines, writing, writtenCount, template, isCreating } }: { readonly byHand: ByHand }) {
  const own = sumOf(lines, writing);
  const sum = own === null || !template ? own : template.sum_minor === null ? null : own + template.sum_minor;
  const count = writtenCount + (template?.line_count ?? 0);
  return (
    <footer className="sticky bottom-(--bottom-inset) z-10 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 rounded-lg border border-subtle bg-surface px-4 py-3 shadow-2">
      <p className="mr-auto text-secondary">
        <Plural value={count} _0="No line yet" one="# line" other="# lines" />
      </p>
      <p className="text-[1.125rem] leading-[1.625rem] font-[650] tabular-nums" aria-live="polite">
        <span className="mr-3 text-[0.875rem] font-normal text-secondary">
          <Trans>Sum of the lines</Trans>
        </span>
        {sum === null ? '–' : <Money minor={sum} currency={writing.currency} />}
      </p>
      <Button type="submit" variant="primary" pending={isCreating} className="max-md:w-full">
        <Trans>On to the review</Trans>
      </Button>
    </footer>
  );
}
