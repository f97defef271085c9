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
  readonly hint?: string;
  readonly aside?: ReactNode;
}

export function PasswordField({ label, autoComplete, error, hint, aside }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      <span className="relative block">
        <TextInput
          type={isShown ? 'text' : 'password'}
          name="password"
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
