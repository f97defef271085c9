import type { CompiledPlaybook } from './compile-playbook.ts';
import { phrasesIn } from './phrase-notation.ts';
import type { ByLanguage, Cue, Playbook, SectionKind } from './playbook.ts';
import type { LanguageEntry } from './playbook-source.ts';
import { mergedTexts } from './playbook-texts.ts';

/** A compiled playbook ready for use. Phrases of a language are read when they are first asked for. */
export function openPlaybook({ languages, ...compiled }: CompiledPlaybook): Playbook {
  const blocks = (blockOf: (entry: LanguageEntry) => string | undefined): ByLanguage<readonly string[]> =>
    whenAsked(languages, (entry) => {
      const block = blockOf(entry);
      return block === undefined ? undefined : () => phrasesIn(block);
    });
  const kindOf = (kind: CompiledPlaybook['sections']['kinds'][number]): SectionKind => ({
    ...kind,
    phrases: blocks(({ kinds }) => own(kinds, kind.key)),
    weak_phrases: blocks(({ weak_kinds }) => own(weak_kinds, kind.key)),
  });
  const cueOf = (cue: CompiledPlaybook['cues'][number]): Cue => ({
    ...cue,
    phrases: blocks(({ cues }) => own(cues, cue.id)),
  });
  return {
    ...compiled,
    lexicon: whenAsked(languages, ({ words }) =>
      words?.length ? () => words.map(({ weight, phrases }) => ({ weight, phrases: phrasesIn(phrases) })) : undefined,
    ),
    sections: { ...compiled.sections, kinds: compiled.sections.kinds.map(kindOf) },
    cues: compiled.cues.map(cueOf),
    texts: whenAsked(languages, ({ texts }) => (texts?.name ? () => mergedTexts({}, texts) : undefined)),
  };
}

function own(record: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A record by language whose values are made when they are first read, and kept: caches go by their identity. */
function whenAsked<Value>(
  languages: ByLanguage<LanguageEntry>,
  makerOf: (entry: LanguageEntry) => (() => Value) | undefined,
): ByLanguage<Value> {
  const record: Record<string, Value> = {};
  for (const [language, entry] of Object.entries(languages)) {
    const make = makerOf(entry);
    if (!make) continue;
    Object.defineProperty(record, language, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make();
        Object.defineProperty(record, language, { enumerable: true, value });
        return value;
      },
    });
  }
  return record;
}
