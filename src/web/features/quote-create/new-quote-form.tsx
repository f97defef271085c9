import { Trans, useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { JobFields } from './job-fields.tsx';
import { ProposalContext } from './proposal-context.ts';
import { RequestField } from './request-field.tsx';
import { type NewQuoteOptions, useNewQuote } from './use-new-quote.ts';
import { useFilledFields, useProposal } from './use-proposal.ts';

export function NewQuoteForm(options: NewQuoteOptions) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { form, start, creating, failure } = useNewQuote(options);
  const proposal = useProposal(form);
  const filled = useFilledFields(form, proposal);
  const isAboutFields = Object.keys(fieldErrorsOf(failure)).length > 0;
  return (
    <FormProvider {...form}>
      <ProposalContext value={{ proposal, filled }}>
        <form
          noValidate
          onSubmit={start('questions')}
          className="grid max-w-5xl items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <Card as="div" className="flex flex-col gap-5">
            <RequestField />
          </Card>
          <div className="flex flex-col gap-4">
            <Card title={t`Customer`}>
              <CustomerChoice />
            </Card>
            <Card title={t`Job`}>
              <JobFields />
            </Card>
            {failure ? (
              <Notice
                level="error"
                isLive
                title={isAboutFields ? t`Please look at the marked fields` : t`The quote was not started`}
              >
                {isAboutFields ? null : errorText(failure)}
              </Notice>
            ) : null}
            <div className="flex flex-col gap-2">
              <Button
                type="submit"
                variant="primary"
                wide
                pending={creating === 'questions'}
                disabled={creating === 'estimate'}
              >
                <Trans>Prepare the questions</Trans>
              </Button>
              <Button
                wide
                pending={creating === 'estimate'}
                disabled={creating === 'questions'}
                onClick={() => void start('estimate')()}
              >
                <Trans>Draft the price at once, ask nothing</Trans>
              </Button>
            </div>
          </div>
        </form>
      </ProposalContext>
    </FormProvider>
  );
}
