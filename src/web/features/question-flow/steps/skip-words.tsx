import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import { unsureOption } from '#domain/question/reserved-options.ts';
import type { FlowQuestion } from '../customer-quote.ts';

/** What can be made up for later is put off; what is not known is skipped. */
const canComeLater: ReadonlySet<ComponentType> = new Set(['PhotoCapture', 'VideoCapture', 'AudioNote']);

export function skipStatus(question: Pick<FlowQuestion, 'type'>): 'deferred' | 'skipped' {
  return canComeLater.has(question.type) ? 'deferred' : 'skipped';
}

/** Null where there is nothing to skip, or one of the choices says it. */
export function skipWords(question: FlowQuestion): ReactNode {
  switch (question.type) {
    case 'PhotoCapture':
      return <Trans>I can’t take photos right now</Trans>;
    case 'VideoCapture':
      return <Trans>I can’t film right now</Trans>;
    case 'AudioNote':
      return <Trans>I’d rather not record anything</Trans>;
    case 'InstructionBox':
      return null;
    case 'MultipleChoice':
      return offersUnsure(question) ? null : usualWords(question);
    default:
      return usualWords(question);
  }
}

function usualWords({ required }: FlowQuestion): ReactNode {
  return required ? <Trans>I don’t know</Trans> : <Trans>Skip this question</Trans>;
}

function offersUnsure({ config }: FlowQuestion): boolean {
  const { options } = config as unknown as QuestionConfigs['MultipleChoice']; // asked of that type only
  return options.some(({ id }) => id === unsureOption);
}
