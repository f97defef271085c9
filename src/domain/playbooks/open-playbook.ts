import type { CompiledPlaybook } from './compile-playbook.ts';
import { phrasesIn } from './phrase-notation.ts';
import type { ByLanguage, Cue, Playbook, SectionKind } from './playbook.ts';
import type { LanguageEntry } from './playbook-source.ts';
import { mergedTexts } from './playbook-texts.ts';
import { whenAsked } from './when-asked.ts';

/** A compiled playbook ready for use. What a language has is made when it is first asked for. */
export function openPlaybook({ languages, ...compiled }: CompiledPlaybook): Playbook {
  const phrases = (blockOf: (entry: LanguageEntry) => string | undefined): ByLanguage<readonly string[]> => {
    const spoken = Object.entries(languages).flatMap(([language, entry]) => (blockOf(entry) ? [language] : []));
    return whenAsked(spoken, (language) => phrasesIn(blockOf(languages[language] ?? {}) ?? ''));
  };
  const kindOf = (kind: CompiledPlaybook['sections']['kinds'][number]): SectionKind => ({
    ...kind,
    phrases: phrases(({ kinds }) => own(kinds, kind.key)),
    weak_phrases: phrases(({ weak_kinds }) => own(weak_kinds, kind.key)),
  });
  const cueOf = (cue: CompiledPlaybook['cues'][number]): Cue => {
    const words = whenAsked(['phrases', 'counted'], (which) =>
      phrases((entry) => own(which === 'phrases' ? entry.cues : entry.counted, cue.id)),
    );
    return Object.assign(words, cue);
  };
  const withWords = Object.keys(languages).filter((language) => languages[language]?.words?.length);
  const withTexts = Object.keys(languages).filter((language) => languages[language]?.texts?.name);
  return {
    ...compiled,
    lexicon: whenAsked(withWords, (language) =>
      (languages[language]?.words ?? []).map(({ weight, phrases }) => ({ weight, phrases: phrasesIn(phrases) })),
    ),
    sections: { ...compiled.sections, kinds: compiled.sections.kinds.map(kindOf) },
    cues: compiled.cues.map(cueOf),
    texts: whenAsked(withTexts, (language) => mergedTexts({}, languages[language]?.texts ?? {})),
  };
}

function own(record: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
