import { Plural, Trans } from '@lingui/react/macro';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSettings } from '#web/app/brand.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** What others would try first for this person, such as the address. */
  readonly about?: readonly string[];
}

/** Shows while one types what length is asked for and how hard the password would be to guess. The server has the last word. */
export function NewPasswordField({ label, error, about = [] }: NewPasswordFieldProps) {
  const { passwordMinLength } = useSettings().waysIn;
  const [typed, setTyped] = useState('');
  const score = useScore(typed, about);
  const missing = Math.max(0, passwordMinLength - [...typed].length);
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      error={error}
      onTyped={setTyped}
      hint={<Strength isEmpty={typed === ''} missing={missing} score={missing > 0 ? 0 : score} />}
    />
  );
}

/** Undefined until the lists of words have come, and where they cannot. */
function useScore(typed: string, about: readonly string[]): number | undefined {
  const password = useDeferredValue(typed);
  const words = about.join(' ');
  const [score, setScore] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    if (password)
      void import('./password-judge.ts')
        .then(({ scoreOf }) => isCurrent && setScore(scoreOf(password, words.split(/[^\p{L}\p{N}]+/u))))
        .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [password, words]);
  return password ? score : undefined;
}

interface StrengthProps {
  readonly isEmpty: boolean;
  readonly missing: number;
  readonly score: number | undefined;
}

const steps = [1, 2, 3, 4];
/** What the server takes from. */
const good = 3;

function Strength({ isEmpty, missing, score }: StrengthProps) {
  const reached = score === undefined || isEmpty ? 0 : Math.max(1, score);
  return (
    <span className="block">
      <span aria-hidden="true" className="mb-1.5 grid grid-cols-4 gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-full',
              step > reached
                ? 'bg-(--border-default)'
                : reached >= good
                  ? 'bg-(--success-icon)'
                  : 'bg-(--attention-icon)',
            )}
          />
        ))}
      </span>
      <span className="block min-h-10" aria-live="polite">
        <Advice isEmpty={isEmpty} missing={missing} score={score} />
      </span>
    </span>
  );
}

function Advice({ isEmpty, missing, score }: StrengthProps) {
  const { passwordMinLength: length } = useSettings().waysIn;
  if (isEmpty)
    return (
      <Trans>
        At least {length} characters. A few words that do not belong together are strong and easy to remember.
      </Trans>
    );
  if (missing > 0)
    return <Plural value={missing} one="# more character is needed." other="# more characters are needed." />;
  if (score === undefined) return <Trans>Long enough.</Trans>;
  if (score < 2) return <Trans>Long enough, but easy to guess. Add a few words.</Trans>;
  if (score < good) return <Trans>Almost there: one more word makes it strong.</Trans>;
  return score === good ? <Trans>Good: hard to guess.</Trans> : <Trans>Strong: very hard to guess.</Trans>;
}
