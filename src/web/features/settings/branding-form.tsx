import { Trans, useLingui } from '@lingui/react/macro';
import { brandShades } from '#domain/provider/brand-shades.ts';
import type { Settings } from '#web/api/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { SectionCard } from './section-card.tsx';
import { useSectionForm } from './use-section-form.ts';

const written = /^#?([0-9a-f]{6})$/i;
const usualColor = '#4f46e5';

/** The colour of the buttons that customers press. */
export function BrandingForm({ settings }: { readonly settings: Settings }) {
  const { t } = useLingui();
  const { form, submit, isSaving, failure } = useSectionForm({
    section: 'branding',
    settings,
    valuesOf: ({ branding }) => ({ primary_color: branding.primary_color ?? '' }),
    changeOf: ({ primary_color }) => ({
      branding: { primary_color: primary_color.trim().replace(written, '#$1') || null },
    }),
  });
  const [, digits] = written.exec(form.watch('primary_color').trim()) ?? [];
  const color = digits ? `#${digits}` : null;
  return (
    <SectionCard
      title={<Trans>Your colour</Trans>}
      text={
        <Trans>
          Buttons and marks on the pages of your customers have it. Where it would be hard to read, it is made a little
          lighter or darker.
        </Trans>
      }
      onSubmit={submit}
      isSaving={isSaving}
      failure={failure}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t`Colour`}
          hint={t`Six digits, such as #0f766e`}
          error={form.formState.errors.primary_color?.message}
          className="w-44"
        >
          <TextInput
            size="desk"
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            {...form.register('primary_color')}
          />
        </Field>
        <input
          type="color"
          aria-label={t`Choose the colour`}
          value={color?.toLowerCase() ?? usualColor}
          onChange={({ target }) => form.setValue('primary_color', target.value, { shouldDirty: true })}
          className="mb-6 h-11 w-14 cursor-pointer rounded-md border border-control bg-surface p-1 md:h-9"
        />
        {color ? (
          <Button
            variant="ghost"
            className="mb-6"
            onClick={() => form.setValue('primary_color', '', { shouldDirty: true })}
          >
            <Trans>Use the usual colour</Trans>
          </Button>
        ) : null}
      </div>
      {color ? <Preview color={color} /> : null}
    </SectionCard>
  );
}

function Preview({ color }: { readonly color: string }) {
  const { t } = useLingui();
  const shades = brandShades(color);
  const looks = [
    { name: t`In light`, back: '#fff', word: '#191a23', ...shades.light },
    { name: t`In dark`, back: '#0f1015', word: '#f4f4f6', ...shades.dark },
  ];
  return (
    <ul aria-label={t`How it looks`} className="grid max-w-xl gap-3 sm:grid-cols-2">
      {looks.map(({ name, back, word, background, text }) => (
        <li
          key={name}
          style={{ background: back, color: word }}
          className="flex flex-col items-start gap-3 rounded-md border border-subtle p-4"
        >
          <span className="type-small">{name}</span>
          <span style={{ background, color: text }} className="rounded-md px-4 py-2.5 font-semibold">
            <Trans>Send my answers</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
