import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useTestAiSettings } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks the saved model something small, and says in a sentence how it went. */
export function ModelTest() {
  const test = useTestAiSettings();
  const errorText = useErrorText();
  const words = useRef<HTMLParagraphElement>(null);
  // On a phone they come below what is seen, and each new state has other words.
  useEffect(() => {
    if (test.status !== 'idle') words.current?.scrollIntoView({ block: 'nearest' });
  }, [test.status]);
  return (
    <>
      <Button pending={test.isPending} onClick={() => test.mutate()}>
        <Trans>Try the model</Trans>
      </Button>
      <p ref={words} role="status" className="scroll-mb-20 max-sm:basis-full">
        {test.isPending ? (
          <span className="text-secondary">
            <Trans>Asking the model. This can take a moment.</Trans>
          </span>
        ) : (
          <>
            <span className={test.data?.ok ? 'text-success' : 'text-danger'}>
              {test.error ? errorText(test.error) : test.data?.message}
            </span>
            {test.data?.ok === false ? (
              <span className="block text-secondary">
                <Trans>Until it answers, drafts are made without it.</Trans>
              </span>
            ) : null}
          </>
        )}
      </p>
    </>
  );
}
