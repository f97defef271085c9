/** A quote as its template prints it: every text is worded and every figure written, so that paper decides nothing. */
export interface QuoteDocument {
  readonly lang: string;
  readonly region: string;
  readonly paper: 'a4' | 'us-letter';
  readonly title: string;
  readonly author: string;
  readonly footer: string;
  /** Said above everything, of what was never sent. */
  readonly mark: string | null;
  readonly logo: string | null;
  readonly provider: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly label: string; readonly name: string; readonly lines: readonly string[] } | null;
  readonly facts: readonly Fact[];
  /** How the price stands, where it is no longer open. */
  readonly notes: readonly string[];
  readonly message: string | null;
  readonly columns: readonly string[];
  readonly parts: readonly DocumentPart[];
  readonly sums: readonly DocumentSum[];
  /** Below the sums: of an estimate, of the tax. */
  readonly below: readonly string[];
  readonly sections: readonly DocumentSection[];
  readonly photos: { readonly title: string; readonly images: readonly Picture[] } | null;
  readonly certificate: Certificate | null;
}

export type Fact = readonly [label: string, value: string];

export interface DocumentPart {
  readonly title: string;
  readonly sentence: string | null;
  /** Null where only one total is shown. */
  readonly amount: string | null;
  readonly lines: readonly DocumentLine[];
}

export interface DocumentLine {
  readonly description: string;
  readonly note: string | null;
  /** One for each column after the first. */
  readonly cells: readonly string[];
}

export interface DocumentSum {
  readonly label: string;
  readonly amount: string | null;
  readonly 'is-total': boolean;
}

export interface DocumentSection {
  readonly title: string;
  readonly lead: string | null;
  readonly items: readonly string[];
  readonly facts: readonly Fact[];
}

/** By the name under which it comes with the document, and what it is to whoever does not see it. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}

/** What was agreed, on a page of its own. */
export interface Certificate {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  readonly note: string;
}
