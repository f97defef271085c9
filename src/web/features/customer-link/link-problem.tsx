import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileX, Hourglass, LinkIcon, type LucideIcon, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export const linkProblemKinds = ['gone', 'withdrawn', 'unknown', 'not-sent', 'other'] as const;
export type LinkProblemKind = (typeof linkProblemKinds)[number];

/** In one sentence: the heading, and the document's title where the problem is all there is. */
export const linkProblemTitles: Readonly<Record<LinkProblemKind, MessageDescriptor>> = {
  gone: msg`This link is no longer valid`,
  withdrawn: msg`This quote was withdrawn`,
  unknown: msg`We can’t find this quote`,
  'not-sent': msg`Your quote is not ready yet`,
  other: msg`This page can’t be shown right now`,
};

interface ProblemWords {
  readonly icon: LucideIcon;
  readonly body: ReactNode;
}

function wordsFor(kind: LinkProblemKind, who: string | undefined): ProblemWords {
  switch (kind) {
    case 'gone':
      return {
        icon: LinkIcon,
        body: (
          <Trans>
            You may have been sent a newer one: look for the latest message from the company you asked. If there is
            none, ask them to send the link again. Nothing you have told them is lost.
          </Trans>
        ),
      };
    case 'withdrawn':
      return {
        icon: FileX,
        body: <Trans>{who} has withdrawn this quote. There is nothing to answer or to accept any more.</Trans>,
      };
    case 'unknown':
      return {
        icon: SearchX,
        body: (
          <Trans>
            Part of the address may be missing. Open the link straight from the message you were sent, or copy all of
            it.
          </Trans>
        ),
      };
    case 'not-sent':
      return {
        icon: Hourglass,
        body: <Trans>You will get a message with the price as soon as it is. You can close this page.</Trans>,
      };
    case 'other':
      return {
        icon: TriangleAlert,
        body: <Trans>It’s not your fault, and nothing you entered is lost. Please try again in a moment.</Trans>,
      };
  }
}

interface LinkProblemProps {
  readonly kind: LinkProblemKind;
  readonly header?: ReactNode;
  readonly contact?: { readonly name: string; readonly phone: string | null } | null;
}

/** Why a link does not open, and what to do about it. */
export function LinkProblem({ kind, header, contact }: LinkProblemProps) {
  const { t } = useLingui();
  const words = wordsFor(kind, contact?.name);
  return (
    <div className="mx-auto flex min-h-dvh max-w-140 flex-col">
      {header}
      <main className="flex flex-1 flex-col justify-center px-5 pt-6 pb-24">
        <span className="grid size-12 place-items-center rounded-lg bg-attention text-attention-icon">
          <Icon icon={words.icon} size={24} />
        </span>
        <h1 className="type-question mt-5 text-balance">{t(linkProblemTitles[kind])}</h1>
        <p className="mt-3 text-pretty text-secondary">{words.body}</p>
        {contact ? <Contact {...contact} /> : null}
        {kind === 'other' ? (
          // A plain form, so that it works without script as well.
          <form className="mt-8">
            <Button type="submit" variant="primary" size="touch" wide>
              <Trans>Try again</Trans>
            </Button>
          </form>
        ) : null}
      </main>
    </div>
  );
}

export function Contact({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  return (
    <p className="mt-4 text-pretty">
      {phone ? (
        <Trans>
          You can reach {name} on{' '}
          <a
            className="font-medium whitespace-nowrap text-link underline underline-offset-3"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          >
            {phone}
          </a>
          .
        </Trans>
      ) : (
        <Trans>You can also answer the message that {name} sent you.</Trans>
      )}
    </p>
  );
}
