import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMediaOfFlow } from '../uploads/use-flow-media.ts';
import type { InputProps } from './input-props.ts';

/** The phone's own recorder, through a file input. */
export function AudioNote({ question, value, describedBy, isInvalid, onChange }: InputProps<'AudioNote'>) {
  const { t } = useLingui();
  const media = useMediaOfFlow();
  const stored = value?.media_id ? media.stored.get(value.media_id) : undefined;
  const upload = media.uploads.find((candidate) => candidate.questionId === question.id);
  if (stored) {
    return (
      <div className="flex items-center gap-3">
        <input type="hidden" name="media_id" value={stored.media.id} />
        {/* biome-ignore lint/a11y/useMediaCaption: the customer's own words */}
        <audio controls src={stored.previewUrl ?? stored.media.url} className="min-w-0 flex-1" />
        <Button
          size="touch-small"
          square
          variant="ghost"
          aria-label={t`Remove the recording`}
          onClick={() => onChange({})}
        >
          <Icon icon={Trash2} />
        </Button>
      </div>
    );
  }
  if (upload) {
    const isStuck = upload.state === 'offline' || upload.state === 'failed';
    const again = (
      <Button onClick={() => media.retry(upload.id)}>
        <Trans>Try again</Trans>
      </Button>
    );
    return (
      <Notice isLive level={isStuck ? 'warning' : 'info'} action={isStuck ? again : undefined}>
        {isStuck ? (
          (upload.message ?? <Trans>The recording is not sent yet.</Trans>)
        ) : (
          <Trans>Uploading {upload.percent}%</Trans>
        )}
      </Notice>
    );
  }
  return (
    <label className="type-label flex min-h-24 cursor-pointer items-center justify-center gap-2 rounded-lg border-[1.5px] border-dashed border-control bg-surface text-[0.9375rem] text-link hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        className="sr-only"
        type="file"
        accept="audio/*"
        capture="user"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => media.add(question, [...(event.target.files ?? [])].slice(0, 1), 'audio')}
      />
      <Icon icon={Mic} />
      <Trans>Record a voice note</Trans>
    </label>
  );
}
