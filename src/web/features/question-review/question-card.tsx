import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { importances } from '#domain/question/component-type.ts';
import type { Question } from '#web/api/quote-types.ts';
import { ConfigSummary } from '#web/provider-kit/question-editor/config-summary.tsx';
import { importanceLooks, questionLooks } from '#web/provider-kit/question-editor/question-looks.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Select } from '#web/ui/select.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableItem } from '#web/ui/sortable/sortable-item.ts';
import { InlineText } from './inline-text.tsx';
import { QuestionProblemNotice } from './question-problem.tsx';
import type { QuestionEditing } from './use-question-editing.ts';

const ConfigEditor = onDemand(async () => (await import('./config-editor.tsx')).ConfigEditor);

interface QuestionCardProps {
  readonly question: Question;
  readonly editing: QuestionEditing;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function QuestionCard({ question, editing, isFirst, isLast }: QuestionCardProps) {
  const { t, i18n } = useLingui();
  const { icon, word } = questionLooks[question.type];
  const item = useSortableItem(question.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <li
      ref={item.ref}
      style={item.style}
      className={classNames(
        'grid grid-cols-[auto_2.25rem_minmax(0,1fr)] gap-x-2 border-t border-subtle bg-surface py-3 first:border-t-0',
        item.isDragging && 'relative z-10 rounded-md shadow-3',
      )}
    >
      <DragHandle label={t`Move “${question.prompt}”`} handle={item.handle} className="-ml-2 h-10 w-7 max-md:h-11" />
      <span className="mt-0.5 grid size-9 place-items-center rounded-md bg-sunken text-secondary" title={i18n._(word)}>
        <Icon icon={icon} />
        <span className="sr-only">{i18n._(word)}</span>
      </span>
      <div className="min-w-0">
        <div className="flex items-start gap-2 max-md:flex-wrap">
          <div className="min-w-0 flex-1 max-md:basis-full">
            <InlineText
              label={t`Question`}
              value={question.prompt}
              isRequired
              className="text-[0.9375rem] leading-[1.375rem] font-semibold max-md:text-[1rem]"
              onCommit={(prompt) => editing.change(question, { prompt })}
            />
            <InlineText
              label={t`Help for “${question.prompt}”`}
              value={question.help ?? ''}
              placeholder={t`Add a word of help`}
              className="text-secondary max-md:text-[1rem]"
              onCommit={(help) => editing.change(question, { help: help || null })}
            />
          </div>
          <Moves question={question} editing={editing} isFirst={isFirst} isLast={isLast} />
        </div>
        {isEditing ? (
          <ConfigEditor
            question={question}
            onSave={(config) => editing.change(question, { config })}
            onClose={() => setEditing(false)}
          />
        ) : (
          <ConfigSummary question={question} />
        )}
        <Settings question={question} editing={editing}>
          {isEditing || question.type === 'AudioNote' ? null : (
            <Button variant="ghost" size="desk-small" onClick={() => setEditing(true)}>
              <Icon icon={Pencil} size={16} />
              {Array.isArray(question.config.options) ? (
                <Trans>Edit the choices</Trans>
              ) : (
                <Trans>Edit the details</Trans>
              )}
            </Button>
          )}
        </Settings>
        {editing.problems
          .filter(({ questionId }) => questionId === question.id)
          .map((problem) => (
            <QuestionProblemNotice
              key={JSON.stringify(problem.change)}
              question={question}
              problem={problem}
              editing={editing}
            />
          ))}
      </div>
    </li>
  );
}

interface SettingsProps extends Pick<QuestionCardProps, 'question' | 'editing'> {
  readonly children: ReactNode;
}

function Settings({ question, editing, children }: SettingsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="type-small mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-secondary">
      <Checkbox
        label={t`Must be answered`}
        checked={question.required}
        onChange={({ target }) => editing.change(question, { required: target.checked })}
      />
      <Select
        size="small"
        className="w-fit"
        aria-label={t`Importance of “${question.prompt}”`}
        value={question.importance}
        options={importances.map((value) => ({ value, label: i18n._(importanceLooks[value].word) }))}
        onChange={({ target }) => {
          const importance = importances.find((known) => known === target.value);
          if (importance) editing.change(question, { importance });
        }}
      />
      {children}
      {question.engine === 'provider' ? (
        <span>
          <Trans>Added by you</Trans>
        </span>
      ) : null}
    </div>
  );
}

function Moves({ question, editing, isFirst, isLast }: QuestionCardProps) {
  const { t } = useLingui();
  const look = { variant: 'ghost', size: 'desk-small', square: true, className: 'max-md:size-11' } as const;
  return (
    <span className="flex flex-none gap-0.5 max-md:-ml-2">
      <Button
        {...look}
        aria-label={t`Move up: ${question.prompt}`}
        disabled={isFirst}
        onClick={() => editing.move(question, -1)}
      >
        <Icon icon={ArrowUp} size={16} />
      </Button>
      <Button
        {...look}
        aria-label={t`Move down: ${question.prompt}`}
        disabled={isLast}
        onClick={() => editing.move(question, 1)}
      >
        <Icon icon={ArrowDown} size={16} />
      </Button>
      <Button
        {...look}
        aria-label={t`Delete: ${question.prompt}`}
        onClick={(event) => {
          // The second press of a double click would meet the question that moves up.
          if (event.detail < 2) editing.remove(question);
        }}
      >
        <Icon icon={Trash2} size={16} />
      </Button>
    </span>
  );
}
