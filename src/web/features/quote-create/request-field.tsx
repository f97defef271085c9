import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type NewQuoteValues, requestLimit } from './new-quote-values.ts';

/** From here on the count is worth a look. */
const nearLimit = requestLimit * 0.8;

export function RequestField() {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<NewQuoteValues>();
  const length = watch('description').trim().length;
  return (
    <>
      <Field
        label={t`What the customer asked for`}
        hint={t`A mail, a text message, your own notes: paste it as it is. What it already says is not asked again.`}
        error={formState.errors.description?.message}
      >
        <TextArea
          size="desk"
          autoFocus
          rows={14}
          className="max-h-none! min-h-60! md:min-h-96!"
          placeholder={t`Hi, could you quote for painting our bedroom, walls and ceiling …`}
          {...register('description')}
        />
      </Field>
      <p
        aria-live="polite"
        className={classNames(
          'type-small text-right tabular-nums',
          length > requestLimit ? 'font-medium text-danger' : 'text-secondary',
          length < nearLimit && 'sr-only',
        )}
      >
        {length >= nearLimit ? (
          <Trans>
            {length} of {requestLimit} characters
          </Trans>
        ) : null}
      </p>
    </>
  );
}
