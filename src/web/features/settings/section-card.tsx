import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SectionCardProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onSubmit: FormEventHandler;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly children: ReactNode;
}

/** A section's fields with one way to save them. */
export function SectionCard({ title, text, onSubmit, isSaving, failure, children }: SectionCardProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Card title={title}>
        {text ? <p className="mb-4 max-w-2xl text-pretty text-secondary">{text}</p> : null}
        <div className="flex flex-col gap-4">
          {children}
          {failure ? (
            <Notice level="error" isLive comesIntoView title={t`Not saved`}>
              {errorText(failure)}
            </Notice>
          ) : null}
        </div>
        <CardActions>
          <Button type="submit" variant="primary" pending={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </CardActions>
      </Card>
    </form>
  );
}
