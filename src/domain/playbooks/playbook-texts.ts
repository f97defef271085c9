/** Every text of one playbook in one language, by the playbook's keys. `{name}` marks what the engine fills in. */
export interface PlaybookTexts {
  readonly name: string;
  /** How its quotes are called, the best first, in the signs of `estimate/title/title-template.ts`. */
  readonly titles: readonly string[];
  readonly requirements: Readonly<Record<string, string>>;
  /** By `requirement.option`. */
  readonly options: Readonly<Record<string, string>>;
  /** `for_each` is the prompt when it is asked once for several sections; `in_section` when one of several, `with_unit` when of one thing that is counted. */
  readonly questions: Readonly<
    Record<
      string,
      {
        readonly prompt: string;
        readonly in_section?: string;
        readonly for_each?: string;
        readonly with_unit?: string;
        readonly help?: string;
        readonly hints?: readonly string[];
        readonly placeholder?: string;
        /** What the second side of a Dimensions question is called, where it is no width. */
        readonly width_label?: string;
      }
    >
  >;
  /** What a customer should be reminded to tell where no question asks for it: "colours and finish". */
  readonly closing: readonly string[];
  readonly lines: Readonly<Record<string, string>>;
  /** Sentences of the playbook's assumptions, and under `default.<requirement>` for values that were assumed. */
  readonly assumptions: Readonly<Record<string, string>>;
  readonly extras: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** Words inside formulas: `- 10% openings`. */
  readonly terms: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

export const emptyTexts: PlaybookTexts = {
  name: '',
  titles: [],
  requirements: {},
  options: {},
  questions: {},
  closing: [],
  lines: {},
  assumptions: {},
  extras: {},
  terms: {},
  units: {},
  sections: {},
};

/** Texts over texts: a key of the second counts. */
export function mergedTexts(under: Partial<PlaybookTexts>, over: Partial<PlaybookTexts>): PlaybookTexts {
  const [low, high] = [
    { ...emptyTexts, ...under },
    { ...emptyTexts, ...over },
  ];
  return {
    name: high.name || low.name,
    titles: high.titles.length > 0 ? high.titles : low.titles,
    requirements: { ...low.requirements, ...high.requirements },
    options: { ...low.options, ...high.options },
    questions: { ...low.questions, ...high.questions },
    closing: high.closing.length > 0 ? high.closing : low.closing,
    lines: { ...low.lines, ...high.lines },
    assumptions: { ...low.assumptions, ...high.assumptions },
    extras: { ...low.extras, ...high.extras },
    terms: { ...low.terms, ...high.terms },
    units: { ...low.units, ...high.units },
    sections: { ...low.sections, ...high.sections },
  };
}
