/** How a language says measures, as its file keeps it: blocks of phrases, one a line, in the notation of the playbooks. */
export interface MeasureEntry {
  readonly figures: {
    /** Forms of spoken figures beside the plain ones. */
    readonly also?: Readonly<Record<string, number>> | undefined;
    /** Before a unit: "half a" metre. */
    readonly half: string;
    readonly quarter: string;
    readonly three_quarters: string;
    /** Behind a figure: three "and a half". */
    readonly and_half: string;
    readonly and_quarter: string;
    readonly and_three_quarters: string;
    /** Endings of a figure that is one word with its half: "dreieinhalb". */
    readonly ending_half?: string | undefined;
  };
  /** Between the ends of a range: "4 to 5 m". */
  readonly ranges: string;
  readonly between: { readonly from: string; readonly to: string };
  /** Between two sides, and never anything else: 4 "by" 3. */
  readonly times?: string | undefined;
  /** Between two sides, and much else: 4 m "sur" 3. */
  readonly by?: string | undefined;
  readonly links: string;
  /** What may stand between a measure and the word for its role: a length "of about" 4 m. */
  readonly fillers: string;
  readonly units: Partial<Record<UnitName, string>>;
  /** A word, or an ending of words: `*höhe`. */
  readonly roles: Partial<Record<MeasureRole, string>>;
  /** Between a measure and the role behind it: 4 m "in" length. */
  readonly after: string;
}

export const measureRoles = ['length', 'width', 'height', 'depth', 'thickness', 'perimeter', 'diameter'] as const;
export type MeasureRole = (typeof measureRoles)[number];

/** What one of each is in metres, m², m³ or litres' m³; exact. */
export const unitsInMetric = {
  m: { of: 'length', metric: '1', family: 'meters' },
  cm: { of: 'length', metric: '0.01', family: 'meters' },
  mm: { of: 'length', metric: '0.001', family: 'meters' },
  km: { of: 'length', metric: '1000', family: 'meters' },
  ft: { of: 'length', metric: '0.3048', family: 'feet' },
  in: { of: 'length', metric: '0.0254', family: 'feet' },
  yd: { of: 'length', metric: '0.9144', family: 'feet' },
  m2: { of: 'area', metric: '1', family: 'meters' },
  cm2: { of: 'area', metric: '0.0001', family: 'meters' },
  ft2: { of: 'area', metric: '0.09290304', family: 'feet' },
  yd2: { of: 'area', metric: '0.83612736', family: 'feet' },
  acre: { of: 'area', metric: '4046.8564224', family: 'feet' },
  a: { of: 'area', metric: '100', family: 'meters' },
  ha: { of: 'area', metric: '10000', family: 'meters' },
  m3: { of: 'volume', metric: '1', family: 'meters' },
  l: { of: 'volume', metric: '0.001', family: 'meters' },
} as const;
export type UnitName = keyof typeof unitsInMetric;
export const unitNames = Object.keys(unitsInMetric) as UnitName[]; // as they stand above
