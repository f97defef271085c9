/** The words of a language for walls and ceilings, what links them and what makes an area that of both. */
interface SurfaceWords {
  readonly walls: readonly string[];
  readonly ceilings: readonly string[];
  readonly and: readonly string[];
  /** "of": between an area and what it is of. */
  readonly of: readonly string[];
}

/** "65 m² of walls and ceiling", "walls and ceiling together about 65 m²", "ceiling plus walls, 65 m² in all". */
function together({ walls, ceilings, and, of }: SurfaceWords): string[] {
  const pairs = and.flatMap((link) =>
    walls.flatMap((wall) =>
      ceilings.flatMap((ceiling) => [`${wall} ${link} ${ceiling}`, `${ceiling} ${link} ${wall}`]),
    ),
  );
  return pairs.flatMap((pair) => [
    ...of.map((word) => `#m2 ${word} ${pair}`.replace('  ', ' ')),
    `${pair} .. #m2`,
    `${pair} , .. #m2`,
  ]);
}

/** One area said of walls and ceilings both, by language. */
export const wallsAndCeilings = {
  en: together({
    walls: ['wall*'],
    ceilings: ['ceiling*', 'the ceiling*'],
    and: ['and', 'plus', 'and the'],
    of: ['', 'of', 'over', 'across'],
  }),
  de: together({ walls: ['wand*'], ceilings: ['decke*'], and: ['und', 'plus', 'und die'], of: ['', 'an', 'fur'] }),
  es: together({ walls: ['pared*', 'muro*'], ceilings: ['techo*'], and: ['y', 'mas'], of: ['de', 'entre'] }),
  fr: together({
    walls: ['mur*'],
    ceilings: ['plafond*', 'le plafond', 'les plafonds'],
    and: ['et', 'plus'],
    of: ['de', 'pour'],
  }),
  it: together({ walls: ['pareti', 'muri'], ceilings: ['soffitt*'], and: ['e', 'piu'], of: ['', 'di', 'tra'] }),
  nl: together({ walls: ['muren', 'wanden'], ceilings: ['plafond*'], and: ['en', 'plus'], of: ['', 'aan'] }),
  pt: together({ walls: ['parede*'], ceilings: ['teto*', 'tecto*'], and: ['e', 'mais'], of: ['', 'de'] }),
  pl: together({ walls: ['scian*'], ceilings: ['sufit*'], and: ['i', 'oraz'], of: [''] }),
} as const;
