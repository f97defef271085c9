import { Trans, useLingui } from '@lingui/react/macro';
import type { LineItem } from '#web/api/quote-types.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { LineEditing } from '../lines/use-line-editing.ts';

/** The provider's words to themselves about one line. */
export function LineNote({ line, editing }: { readonly line: LineItem; readonly editing: LineEditing }) {
  const { t } = useLingui();
  const base = line.internal_note;
  return (
    <Field label={t`Your note on this line`} hint={<Trans>Customers never see it</Trans>}>
      <TextArea
        size="desk"
        rows={2}
        dir="auto"
        maxLength={2000}
        key={base}
        defaultValue={base ?? ''}
        className="min-h-16!"
        onBlur={({ target }) => {
          const value = target.value.trim() || null;
          if (value !== base) editing.edit({ line, field: 'internal_note', value, base });
        }}
      />
    </Field>
  );
}
