import { Trans, useLingui } from '@lingui/react/macro';
import { data, useSearchParams } from 'react-router';
import { settingsContext } from '#contract/request-context.ts';
import type { Call } from '#web/api/call-types.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import type { CustomerQuote, FlowQuestion } from '#web/features/question-flow/customer-quote.ts';
import { useExampleQuestions } from '#web/features/question-flow/example-questions.ts';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { pathTo } from '../paths.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/dev-quote-flow';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(settingsContext).isDevelopment) throw data(null, { status: 404 });
  return null;
}

const noCalls: Call = () => Promise.reject(new Error('this page has no quote behind it'));

const provider: CustomerQuote['provider'] = {
  name: 'Hale & Sons Fencing',
  person: 'Tom Hale',
  logo_url: null,
  phone_number: null,
  email: null,
  address: null,
  tax: {
    is_registered: true,
    name: 'VAT',
    number: null,
    number_name: 'VAT number',
    note: null,
    company_number: null,
    company_number_name: null,
  },
  brand: { primary_color: null, shades: null },
};

/** A quote whose link nobody has: what is answered here stays in the page. */
function exampleQuote(questions: FlowQuestion[], title: string): CustomerQuote {
  return {
    id: 'example',
    link_id: null,
    number: null,
    provider,
    customer: { first_name: null, name: null, address: null, kind: 'person' },
    title,
    description: '',
    status: 'awaiting_customer',
    stage: 'post_scope_clarification',
    locale: 'en-GB',
    currency: 'GBP',
    understood: [],
    questions,
    components: [],
    media: [],
    messages_unread: 0,
    progress: { answered: 0, required: questions.length, percent: 0 },
    next: 'flow',
    is_preview: true,
    version: null,
    sent_at: null,
    rejected: null,
    change_request: null,
  };
}

/** The customer's flow with one question of each kind, for the eye and for automated checks. */
export default function DevQuoteFlow() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const questions = useExampleQuestions();
  const start = pathTo('devQuoteFlow');
  if (search.has('end')) {
    return (
      <main className="mx-auto max-w-140 px-5 py-10">
        <title>{t`Every kind of question`}</title>
        <h1 className="type-heading">
          <Trans>That was the last question</Trans>
        </h1>
        <p className="mt-2">
          <TextLink to={start}>
            <Trans>Start again</Trans>
          </TextLink>
        </p>
      </main>
    );
  }
  return (
    <>
      <title>{t`Every kind of question`}</title>
      <QuestionFlow
        quote={exampleQuote(questions, t`Every kind of question`)}
        token="example"
        call={noCalls}
        reviewPath={`${start}?end`}
        refused={null}
        header={(trailing) => (
          <CustomerHeader provider={provider} subtitle={<Trans>Your quote request</Trans>} trailing={trailing} />
        )}
      />
    </>
  );
}
