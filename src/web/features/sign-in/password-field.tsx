import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  /** Other than its usual one, where a form has two. */
  readonly name?: string;
  readonly onTyped?: (text: string) => void;
  readonly aside?: ReactNode;
}

export function PasswordField({
  label,
  autoComplete,
  error,
  hint,
  aside,
  name = 'password',
  onTyped,
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      <span className="relative block">
        <TextInput
          type={isShown ? 'text' : 'password'}
          name={name}
          onInput={(event) => onTyped?.(event.currentTarget.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="pr-14"
        />
        <Button
          variant="ghost"
          size="touch-small"
          square
          aria-label={isShown ? t`Hide password` : t`Show password`}
          className="absolute! top-1 right-1"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
        </Button>
      </span>
    </Field>
  );
}
