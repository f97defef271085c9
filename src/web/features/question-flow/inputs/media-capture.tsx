import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Images, type LucideIcon, Video } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import type { QuestionConfigs } from '#domain/question/answer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { roomForMedia } from '../answers/answer-error.ts';
import { MediaTile, UploadTile } from '../uploads/media-tile.tsx';
import { useMediaOfFlow } from '../uploads/use-flow-media.ts';
import type { InputProps } from './input-props.ts';

export function PhotoCapture(props: InputProps<'PhotoCapture'>) {
  return <MediaCapture {...props} mediaType="photo" />;
}

export function VideoCapture(props: InputProps<'VideoCapture'>) {
  return <MediaCapture {...props} mediaType="video" />;
}

type MediaCaptureProps = Omit<InputProps<'PhotoCapture'>, 'config'> & {
  readonly config: QuestionConfigs['PhotoCapture'];
  readonly mediaType: 'photo' | 'video';
};

function MediaCapture({ question, config, value, mediaType, ...props }: MediaCaptureProps) {
  const { t } = useLingui();
  const media = useMediaOfFlow();
  const ids = value?.media_ids ?? [];
  const uploads = media.uploads.filter((upload) => upload.questionId === question.id);
  const room = roomForMedia(config, ids) - uploads.length;
  const nameOf = (index: number): string => (mediaType === 'photo' ? t`Photo ${index + 1}` : t`Video ${index + 1}`);

  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    media.add(question, [...(event.target.files ?? [])].slice(0, room), mediaType);
    // So that the same file can be chosen again after it was removed.
    event.target.value = '';
  };
  const picker = {
    mediaType,
    labelledBy: props.labelledBy,
    describedBy: props.describedBy,
    isInvalid: props.isInvalid,
    onTake: take,
  };

  return (
    <div>
      {ids.map((id) => (
        <input key={id} type="hidden" name="media_ids" value={id} />
      ))}
      <ul className="grid grid-cols-2 gap-3">
        {ids.map((id, index) => {
          const stored = media.stored.get(id);
          return stored ? (
            <MediaTile key={id} stored={stored} name={nameOf(index)} onRemove={() => media.remove(question.id, id)} />
          ) : null;
        })}
        {uploads.map((upload, index) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            name={nameOf(ids.length + index)}
            onRetry={() => media.retry(upload.id)}
            onCancel={() => media.cancel(upload.id)}
          />
        ))}
        {room > 0 ? <AddTile {...picker} /> : null}
      </ul>
      {room > 0 ? (
        <Picker
          {...picker}
          className="type-label mt-2 hidden min-h-11 items-center justify-center gap-2 rounded-lg text-link pointer-coarse:flex"
          isMany
        >
          <Icon icon={Images} size={18} />
          {mediaType === 'photo' ? <Trans>Choose from your photos</Trans> : <Trans>Choose from your videos</Trans>}
        </Picker>
      ) : null}
      <noscript>
        <p className="type-small mt-3 text-secondary">
          <Trans>Sending photos needs JavaScript. Without it, skip this question and send them by message.</Trans>
        </p>
      </noscript>
    </div>
  );
}

interface PickerProps {
  readonly mediaType: 'photo' | 'video';
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly onTake: (event: ChangeEvent<HTMLInputElement>) => void;
}

const tileClass =
  'type-label aspect-4/3 cursor-pointer place-content-center place-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-control bg-surface text-[0.9375rem] text-link hover:bg-hover has-aria-invalid:border-danger';

/** With a finger the camera opens at once; with a mouse a folder does. */
function AddTile(props: PickerProps) {
  const icon: LucideIcon = props.mediaType === 'photo' ? Camera : Video;
  return (
    <li>
      <Picker {...props} className={`hidden pointer-coarse:grid ${tileClass}`} capture="environment">
        <Icon icon={icon} size={24} />
        {props.mediaType === 'photo' ? <Trans>Take a photo</Trans> : <Trans>Film a video</Trans>}
      </Picker>
      <Picker {...props} className={`grid pointer-coarse:hidden ${tileClass}`} isMany>
        <Icon icon={icon} size={24} />
        {props.mediaType === 'photo' ? <Trans>Add a photo</Trans> : <Trans>Add a video</Trans>}
      </Picker>
    </li>
  );
}

type LabelProps = PickerProps & {
  readonly className: string;
  readonly capture?: 'environment';
  readonly isMany?: boolean;
  readonly children: ReactNode;
};

function Picker({ mediaType, describedBy, isInvalid, onTake, className, capture, isMany, children }: LabelProps) {
  return (
    <label
      className={`${className} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <input
        className="sr-only"
        type="file"
        accept={mediaType === 'photo' ? 'image/*,.heic,.heif' : 'video/*'}
        {...(capture && { capture })}
        multiple={isMany}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={onTake}
      />
      {children}
    </label>
  );
}
