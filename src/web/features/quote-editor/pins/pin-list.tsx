import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Trash2 } from 'lucide-react';
import { useErrorText } from '#web/api/error-text.ts';
import { usePinChanges } from '#web/api/photo-pins.ts';
import type { Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { type PhotoPin, PinNumber } from '#web/provider-kit/photo-pins.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** The line or the question that a mark is for. */
export type Belonging = { readonly line_item_id: string } | { readonly question_id: string };

export const isOf = (pin: PhotoPin, belonging: Belonging): boolean =>
  'line_item_id' in belonging ? pin.line_item_id === belonging.line_item_id : pin.question_id === belonging.question_id;

interface PinListProps {
  readonly photo: QuoteMedia;
  readonly quote: Quote;
  readonly belongsTo: Belonging;
}

/** What each mark of a photo says, and whose it is. */
export function PinList({ photo, quote, belongsTo }: PinListProps) {
  const { t } = useLingui();
  if (photo.pins.length === 0) return null;
  return (
    <ol aria-label={t`Marks on the photo`} className="mt-1 flex flex-col gap-1">
      {photo.pins.map((pin) => (
        <PinRow key={pin.id} pin={pin} photo={photo} quote={quote} belongsTo={belongsTo} />
      ))}
    </ol>
  );
}

function PinRow({ pin, photo, quote, belongsTo }: PinListProps & { readonly pin: PhotoPin }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { change, remove } = usePinChanges(quote.id);
  const at = { mediaId: photo.id, pinId: pin.id };
  const onError = (error: unknown) => {
    showToast({ level: 'error', title: t`The mark was not changed`, text: errorText(error) });
  };
  const isOwn = pin.author === 'provider';
  const isHere = isOf(pin, belongsTo);
  return (
    <li className="flex min-h-9 items-center gap-2">
      <PinNumber number={pin.number} isQuiet={!isHere} />
      <span className="min-w-0 flex-1">
        {isOwn && isHere ? (
          <TextInput
            size="desk"
            dir="auto"
            maxLength={500}
            aria-label={t`What is at mark ${pin.number}`}
            placeholder={t`What is here?`}
            defaultValue={pin.note ?? ''}
            onBlur={({ target }) => {
              const note = target.value.trim();
              if (note !== (pin.note ?? '')) change.mutate({ ...at, change: { note } }, { onError });
            }}
          />
        ) : (
          <PinWords pin={pin} quote={quote} />
        )}
      </span>
      {isHere ? null : (
        <Button
          variant="ghost"
          size="desk-small"
          square
          aria-label={t`Mark ${pin.number} belongs here`}
          title={t`Mark ${pin.number} belongs here`}
          onClick={() => change.mutate({ ...at, change: belongsTo }, { onError })}
          className="max-md:size-11"
        >
          <Icon icon={Link2} size={16} />
        </Button>
      )}
      {isOwn ? (
        <Button
          variant="ghost"
          size="desk-small"
          square
          aria-label={t`Take mark ${pin.number} away`}
          onClick={() => remove.mutate(at, { onError })}
          className="max-md:size-11"
        >
          <Icon icon={Trash2} size={16} />
        </Button>
      ) : null}
    </li>
  );
}

/** The mark's own words, then what it is for where that is not here. */
export function PinWords({ pin, quote }: { readonly pin: PhotoPin; readonly quote: Quote }) {
  const { t } = useLingui();
  const name = quote.customer ? firstName(quote.customer.name) : t`the customer`;
  const line = quote.line_items.find(({ id }) => id === pin.line_item_id)?.description;
  const question = quote.questions.find(({ id }) => id === pin.question_id)?.prompt;
  return (
    <span className="block break-words">
      {pin.note ? <bdi className="block">{pin.note}</bdi> : null}
      <span className="type-small text-secondary">
        {pin.author === 'customer' ? <Trans>Marked by {name}</Trans> : null}
        {pin.author === 'customer' && (line ?? question) ? ' · ' : null}
        <bdi>{line ?? question}</bdi>
      </span>
    </span>
  );
}
