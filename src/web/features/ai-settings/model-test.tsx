import { Trans } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { useTestAiSettings } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks the saved model something small, and says in a sentence how it went. */
export function ModelTest() {
  const test = useTestAiSettings();
  const errorText = useErrorText();
  return (
    <>
      <Button pending={test.isPending} onClick={() => test.mutate()}>
        <Trans>Try the model</Trans>
      </Button>
      <p role="status" className={test.data?.ok ? 'text-success' : 'text-danger'}>
        {test.error ? errorText(test.error) : test.data?.message}
      </p>
    </>
  );
}
