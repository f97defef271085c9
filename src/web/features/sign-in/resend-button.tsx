import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const waitSeconds = 60;

interface ResendButtonProps {
  readonly resend: () => Promise<void>;
}

/** Sends the mail again, at most once a minute. */
export function ResendButton({ resend }: ResendButtonProps) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  const [isPending, setIsPending] = useState(false);

  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const press = async () => {
    setIsPending(true);
    await resend();
    setIsPending(false);
    setSecondsLeft(waitSeconds);
  };

  return (
    <Button
      variant="ghost"
      size="touch-small"
      wide
      pending={isPending}
      disabled={secondsLeft > 0}
      className="tabular-nums"
      onClick={() => void press()}
    >
      {secondsLeft > 0 ? <Trans>Send it again in {secondsLeft} s</Trans> : <Trans>Send it again</Trans>}
    </Button>
  );
}
