import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { decimalSign } from '#domain/measure/number-text.ts';
import type { Question } from '#web/api/quote-types.ts';
import { type ConfigProblem, draftOf, readConfig } from '#web/provider-kit/question-editor/config-draft.ts';
import { ConfigFields } from '#web/provider-kit/question-editor/config-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLocale } from '#web/ui/money.tsx';

interface ConfigEditorProps {
  readonly question: Question;
  readonly onSave: (config: Record<string, unknown>) => void;
  readonly onClose: () => void;
}

/** The choices or limits of one question, edited where they stand. */
export function ConfigEditor({ question, onSave, onClose }: ConfigEditorProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(question.config, (text) => text.replace('.', decimalSign(locale))));
  const [problem, setProblem] = useState<ConfigProblem | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readConfig(question.type, draft, locale);
    if ('problem' in reading) {
      setProblem(reading.problem);
      return;
    }
    onSave({ ...reading.config });
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="mt-2 flex flex-col gap-4 rounded-md border border-subtle bg-canvas p-3.5"
    >
      <ConfigFields
        type={question.type}
        draft={draft}
        problem={problem}
        onChange={(change) => {
          setProblem(null);
          setDraft((before) => ({ ...before, ...change }));
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="dark">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
