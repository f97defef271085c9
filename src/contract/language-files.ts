import { z } from 'zod';
import { engineTextKeys } from '#domain/estimate/texts/engine-text-keys.ts';
import type { LanguageKnowledge } from '#domain/language/installed-languages.ts';
import { wordLists, writingHabits } from '#domain/language/word-lists.ts';
import { measureRoles, unitNames } from '#domain/measure/grammar/measure-entry.ts';
import { editEntry } from './language-edit-file.ts';

/** Phrases, one a line, in the notation of the playbooks. */
const phrases = z.string().min(1);

/** Lists of words, any of which may be missing. */
const lists = <Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), phrases).exactOptional();

/** `language/<code>.yaml`: what a language knows, once. */
export const languageKnowledgeFile = z.strictObject({
  measures: z.strictObject({
    figures: z.strictObject({
      also: z.record(z.string(), z.number()).exactOptional(),
      half: phrases,
      quarter: phrases,
      three_quarters: phrases,
      and_half: phrases,
      and_quarter: phrases,
      and_three_quarters: phrases,
      ending_half: phrases.exactOptional(),
    }),
    ranges: phrases,
    between: z.strictObject({ from: phrases, to: phrases }),
    times: phrases.exactOptional(),
    by: phrases.exactOptional(),
    links: phrases,
    fillers: phrases,
    units: z.partialRecord(z.enum(unitNames), phrases),
    roles: z.partialRecord(z.enum(measureRoles), phrases),
    after: z.string(),
  }),
  small_words: lists(wordLists.small_words),
  numerals: z.record(z.string(), z.int().positive()).exactOptional(),
  orders: lists(wordLists.orders),
  hazards: lists(wordLists.hazards),
  other_trades: lists(wordLists.other_trades),
  finished_work: lists(wordLists.finished_work),
  sums: lists(wordLists.sums),
  dates: lists(wordLists.dates),
  writing: lists(wordLists.writing),
  pastes: lists(wordLists.pastes),
  customer_columns: lists(wordLists.customer_columns),
  customer_kinds: lists(wordLists.customer_kinds),
  line_columns: lists(wordLists.line_columns),
  line_units: lists(wordLists.line_units),
  edit: editEntry.exactOptional(),
  texts: z.partialRecord(z.enum(engineTextKeys), z.string()).exactOptional(),
  writing_habits: z.array(z.enum(writingHabits)).exactOptional(),
}) satisfies z.ZodType<LanguageKnowledge>;
