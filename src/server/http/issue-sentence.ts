import { msg, plural, select } from '@lingui/core/macro';
import type { z } from 'zod';
import { isFieldProblemCode, type Sentence } from '#domain/problem.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';

type Issue = z.core.$ZodRawIssue;

/** One sentence for what a schema has against a value: the rule's own where it names one, else by what is wrong with it. */
export function issueSentence(issue: Issue): Sentence {
  if (issue.input === undefined || issue.input === null) return msg`Please fill this in`;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(String(issue.expected));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return wrongFormat(issue.format);
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return ofUnion(issue.errors.flat());
    case 'unrecognized_keys':
      return unknownFields(issue.keys);
    default:
      return misfit;
  }
}

/** A rule that speaks for itself gives a code, or a sentence of its own. */
export function ruleSentence(message: string): Sentence {
  return isFieldProblemCode(message) ? fieldSentences[message] : { id: message, message };
}

const misfit: Sentence = msg`This does not fit here`;

function wrongType(expected: string): Sentence {
  return msg`${select(expected, {
    string: 'Please write a text',
    number: 'Please enter a number',
    int: 'Please enter a whole number',
    boolean: 'Please say yes or no',
    array: 'This has to be a list',
    other: 'This does not fit here',
  })}`;
}

function tooSmall(origin: string, least: number): Sentence {
  if (origin === 'string' && least <= 1) return msg`Please fill this in`;
  if (origin === 'string')
    return msg`${plural(least, { one: 'At least # character', other: 'At least # characters' })}`;
  if (origin === 'array') return msg`${plural(least, { one: 'At least # entry', other: 'At least # entries' })}`;
  return msg`${plural(least, { one: 'At least #', other: 'At least #' })}`;
}

function tooBig(origin: string, most: number): Sentence {
  if (origin === 'string') return msg`${plural(most, { one: 'At most # character', other: 'At most # characters' })}`;
  if (origin === 'array') return msg`${plural(most, { one: 'At most # entry', other: 'At most # entries' })}`;
  return msg`${plural(most, { one: 'At most #', other: 'At most #' })}`;
}

function wrongFormat(format: string): Sentence {
  if (format === 'email') return fieldSentences.email_invalid;
  if (format === 'date' || format === 'datetime') return msg`Please enter a valid date`;
  if (format === 'uuid' || format === 'guid') return msg`This is no valid id`;
  if (format === 'url') return msg`Please enter a valid address`;
  return msg`This is not written the way it has to be`;
}

function oneOf(values: readonly string[]): Sentence {
  const choices = values.join(', ');
  return msg`Please choose one of these: ${choices}`;
}

/** Of several shapes none fits: what the first rule that speaks for itself says. */
function ofUnion(issues: readonly z.core.$ZodIssue[]): Sentence {
  const spoken = issues.find(({ message }) => isFieldProblemCode(message));
  return spoken ? ruleSentence(spoken.message) : misfit;
}

function unknownFields(keys: readonly string[]): Sentence {
  const names = keys.join(', ');
  return msg`Not known here: ${names}`;
}
