import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { logoContentTypes } from '#domain/media/upload-rules.ts';
import { displayName } from '#domain/provider/profile.ts';
import type { Provider } from '#web/api/provider.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useLogo } from './use-logo.ts';

/** The logo, or the initials that stand for it; kept as soon as it is chosen. */
export function LogoCard({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const { choose, remove, preview, percent, isRemoving, error } = useLogo();
  const picker = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hasLogo = provider.logo_url !== null;
  return (
    <Card title={t`Logo`} className="max-w-2xl">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className={classNames('rounded-md border border-subtle', percent !== null && 'opacity-60')}>
          <Mark name={displayName(provider)} logoUrl={preview ?? provider.logo_url} size="large" />
        </span>
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <input
              ref={picker}
              type="file"
              accept={logoContentTypes.join(',')}
              tabIndex={-1}
              aria-label={t`Logo file`}
              className="sr-only"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) choose(file);
              }}
            />
            <Button
              ref={uploadButton}
              pending={percent !== null}
              {...(error && { 'aria-describedby': `${id}-error` })}
              onClick={() => picker.current?.click()}
            >
              <Icon icon={ImageUp} size={16} />
              {hasLogo ? <Trans>Replace logo</Trans> : <Trans>Upload logo</Trans>}
            </Button>
            {hasLogo ? (
              <Button
                variant="ghost"
                pending={isRemoving}
                onClick={() => {
                  remove();
                  // The pressed button goes with the logo.
                  uploadButton.current?.focus();
                }}
              >
                <Icon icon={Trash2} size={16} />
                <Trans>Remove logo</Trans>
              </Button>
            ) : null}
          </div>
          {percent === null ? null : <UploadProgress percent={percent} />}
          {error ? (
            <div role="alert">
              <FieldError id={`${id}-error`}>{error}</FieldError>
            </div>
          ) : null}
          <p className="type-small text-secondary">
            <Trans>
              JPEG, PNG, GIF or WebP, less than 5 MB. Customers see it on your quotes and in mails, instead of your
              initials.
            </Trans>
          </p>
        </div>
      </div>
    </Card>
  );
}

function UploadProgress({ percent }: { readonly percent: number }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3">
      <progress
        max={100}
        value={percent}
        aria-label={t`Uploading the logo`}
        className="h-1.5 flex-1 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action-primary"
      />
      <span className="type-small text-secondary tabular-nums">
        <Trans>Uploading {percent}%</Trans>
      </span>
    </div>
  );
}
