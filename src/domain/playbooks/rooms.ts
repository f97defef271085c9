import type { ByLanguage, Cue, FactAlias, PlaybookRequirement, PlaybookValue, SectionKind } from './playbook.ts';

/** Rooms as people name them, for the playbooks whose sections are rooms. Data only: a playbook takes it and adds its own. */
const roomKeys = [
  'room',
  'bedroom',
  'living_room',
  'dining_room',
  'kitchen',
  'bathroom',
  'toilet',
  'hallway',
  'stairs',
  'landing',
  'study',
  'utility_room',
  'loft_room',
  'basement',
  'conservatory',
  'whole_home',
] as const;

type RoomKey = (typeof roomKeys)[number];

const homes =
  'house home flat semi terrace terraced apartment bungalow detached townhouse unit condo maisonette cottage villa property place';

const describedHomes = 'house home flat terrace bungalow apartment place property';
/** What may stand between: not "in our", for one bedroom in a flat is no flat of one bedroom. */
const homeKinds =
  'single storey,two storey,double storey,detached,semi detached,terraced,mid terrace,end terrace,end of terrace,victorian,edwardian,georgian,period,new build,ground floor,first floor,top floor,family,modern,rented,1930s';

/** "A three-bed semi", "a 2 bed ground floor flat": a whole home, and how many bedrooms it has. */
export const homesByBedrooms: readonly string[] = [
  ...['bed', 'bedroom', 'bedroomed'].flatMap((bed) => homes.split(' ').map((home) => `# ${bed} ${home}`)),
  ...['bed', 'bedroom'].flatMap((bed) =>
    homeKinds
      .split(',')
      .flatMap((kind) =>
        describedHomes.split(' ').flatMap((home) => [`# ${bed} ${kind} ${home}`, `# ${bed} , ${kind} ${home}`]),
      ),
  ),
];

/** "Un T3": the figure behind the letter is no word of its own. */
export const frenchFlats: readonly string[] = ['un', 'mon', 'notre', 'appartement'].flatMap((word) => [
  `${word} t`,
  `${word} f`,
]);

/** Whether the home is a house or a flat. */
export const homeTypeCues: readonly Cue[] = [
  {
    requirement: 'home.type',
    option: 'house',
    confidence: 0.85,
    phrases: {
      en: ['house', 'semi', 'terrace', 'terraced', 'bungalow', 'detached', 'townhouse', 'cottage'],
      de: ['haus', 'reihenhaus', 'einfamilienhaus', 'doppelhaushalfte'],
      es: ['casa', 'chalet', 'adosado'],
      fr: ['maison', 'pavillon'],
      it: ['casa', 'villa', 'villetta'],
      nl: ['huis', 'rijtjeshuis', 'eengezinswoning'],
      pl: ['dom', 'domu', 'blizniak*'],
      pt: ['casa >com', 'casa >,', 'uma casa', 'minha casa', 'moradia', 'vivenda'],
      sv: ['hus', 'villa', 'radhus*'],
      da: ['hus', 'villa', 'raekkehus*'],
      no: ['hus', 'enebolig*', 'rekkehus*'],
      fi: ['talo', 'talon', 'omakotitalo*', 'rivitalo*'],
    },
  },
  {
    requirement: 'home.type',
    option: 'flat',
    confidence: 0.85,
    phrases: {
      en: ['flat', 'apartment', 'studio', 'maisonette', 'bedsit', 'condo'],
      de: ['wohnung', '*wohnung', 'apartment', 'studio'],
      es: ['piso', 'apartamento', 'estudio'],
      fr: ['*appartement', 'studio'],
      it: ['*appartamento', 'monolocale', 'bilocale', 'trilocale'],
      nl: ['appartement', 'flat', 'studio', '*appartement'],
      pl: ['mieszkani*', 'kawalerk*'],
      pt: ['apartamento', 'estudio'],
      sv: ['lagenhet*', '*lagenhet', '# rok', '# rum och kok'],
      da: ['lejlighed*', '*lejlighed'],
      no: ['leilighet*', '*leilighet'],
      fi: ['asunto', 'asunnon', 'kerrostalo*', 'kaksio*', 'yksio*', 'kolmio*'],
    },
  },
];

/** Kinds of homes by the names price lists give them. */
export const homeTypeValues = {
  flat: 'flat',
  apartment: 'flat',
  studio: 'flat',
  house: 'house',
  semi: 'house',
  detached: 'house',
  terrace: 'house',
  terraced: 'house',
  bungalow: 'house',
} as const;

const phrases: Readonly<Record<RoomKey, ByLanguage<readonly string[]>>> = {
  room: {},
  bedroom: {
    en: [
      'bedroom*',
      'bed room*',
      'box room*',
      'nursery',
      'spare room*',
      'guest room*',
      "child's room",
      'kids room*',
      "son's room",
      "daughter's room",
      'master bedroom',
    ],
    de: ['*schlafzimmer*', 'kinderzimmer*', 'gastezimmer*'],
    es: ['dormitorio*', 'habitacion', 'habitaciones', 'cuarto'],
    fr: ['chambre', 'chambres'],
    it: ['camera', 'camere', 'cameretta', 'camera da letto'],
    nl: ['slaapkamer*', 'kinderkamer*'],
    pt: ['quarto', 'quartos'],
    pl: ['sypialni*', 'pokoj dziec*'],
    sv: ['sovrum*', 'barnrum*'],
    da: ['sovevaerelse*', 'bornevaerelse*'],
    no: ['soverom*', 'barnerom*'],
    fi: ['makuuhuone*', 'lastenhuone*'],
  },
  living_room: {
    en: ['living room*', 'lounge', 'sitting room*', 'front room', 'family room', 'reception room*', 'living area'],
    de: ['wohnzimmer*', 'stube', 'wohnbereich'],
    es: ['salon', 'sala', 'comedor', 'sala de estar'],
    fr: ['salon', 'sejour', 'salle de sejour', 'piece a vivre'],
    it: ['soggiorno', 'salotto', 'salone'],
    nl: ['woonkamer*', 'huiskamer*'],
    pt: ['sala', 'salas', 'sala de estar'],
    pl: ['salon', 'salonu', 'salonie', 'pokoju dziennym'],
    sv: ['vardagsrum*'],
    da: ['stue', 'stuen', 'stuer'],
    no: ['stue', 'stua', 'stuen'],
    fi: ['olohuone*'],
  },
  dining_room: { en: ['dining room*', 'dining area'], de: ['esszimmer*', 'essbereich'], nl: ['eetkamer*'] },
  kitchen: {
    en: ['kitchen*', 'kitchen diner', 'kitchen dining room'],
    de: ['kuche', 'wohnkuche'],
    es: ['cocina*'],
    fr: ['cuisine*'],
    it: ['cucina*'],
    nl: ['keuken*'],
    pt: ['cozinha*'],
    pl: ['kuchni*'],
    sv: ['kok', 'koket'],
    da: ['kokken*'],
    no: ['kjokken*'],
    fi: ['keitti*'],
  },
  bathroom: {
    en: ['bathroom*', 'en suite*', 'ensuite*', 'shower room*', 'wet room*'],
    de: ['bad', 'badezimmer*', 'duschbad'],
    es: ['bano', 'banos'],
    fr: ['salle de bain*', 'salle d eau'],
    it: ['bagno', 'bagni'],
    nl: ['badkamer*'],
    pt: ['casa de banho', 'banheiro*'],
    pl: ['lazien*'],
    sv: ['badrum*'],
    da: ['badevaerelse*'],
    no: ['bad', 'badet', 'baderom*'],
    fi: ['kylpyhuone*'],
  },
  toilet: {
    en: ['toilet*', 'wc', 'cloakroom*', 'downstairs loo', 'loo'],
    de: ['wc', 'toilette', 'gastewc', 'gaste wc'],
  },
  hallway: {
    en: ['hallway*', 'hall', 'corridor*', 'entrance hall', 'passageway'],
    de: ['flur', 'flure', 'diele', 'korridor', 'eingangsbereich'],
    es: ['pasillo*', 'recibidor', 'entrada'],
    fr: ['couloir*', 'entree'],
    it: ['corridoio', 'ingresso'],
    nl: ['gang', 'hal', 'overloop'],
    pt: ['corredor*', 'hall'],
    pl: ['przedpok*', 'korytarz*'],
    sv: ['hall', 'hallen'],
    da: ['gang', 'gangen', 'entre', 'entreen'],
    no: ['gang', 'gangen', 'entre'],
    fi: ['eteis*'],
  },
  stairs: {
    en: [
      'hall stairs and landing',
      'stairs and landing',
      'stairs landing',
      'hall and stairs',
      'staircase*',
      'stairwell',
      'stairs',
      'stairway',
    ],
    de: ['treppenhaus', 'treppe', 'treppen', 'treppenaufgang', 'treppenstufen', 'stufen'],
    es: ['escalera*'],
    fr: ['escalier*'],
    it: ['scala', 'scale'],
    nl: ['trap', 'trappen'],
    pt: ['escada*'],
    pl: ['schody', 'schodow', 'schodach'],
    sv: ['trappa*', 'trappan'],
    da: ['trappe*', 'trappen'],
    no: ['trapp', 'trappen', 'trappa'],
    fi: ['portai*', 'portaat'],
  },
  landing: { en: ['landing'], de: ['treppenabsatz', 'galerie'] },
  study: { en: ['study', 'office', 'home office'], de: ['arbeitszimmer*', 'buro'], nl: ['kantoor'], fr: ['bureau'] },
  utility_room: {
    en: ['utility room*', 'utility', 'laundry room', 'laundry'],
    de: ['hauswirtschaftsraum', 'waschkuche', 'abstellraum'],
  },
  loft_room: {
    en: ['loft room', 'loft bedroom', 'loft', 'attic', 'attic room'],
    de: ['dachzimmer', 'dachgeschoss', 'dachboden', 'mansarde'],
    nl: ['zolder'],
  },
  basement: {
    en: ['basement', 'cellar'],
    de: ['keller', 'kellerraum'],
    es: ['sotano'],
    fr: ['cave', 'sous sol'],
    nl: ['kelder'],
    da: ['kaelder*'],
    no: ['kjeller*'],
    sv: ['kallare*'],
    pl: ['piwnic*'],
  },
  conservatory: { en: ['conservatory', 'sun room', 'sunroom', 'orangery'], de: ['wintergarten'] },
  whole_home: {
    en: [
      ...homesByBedrooms,
      'whole house',
      'entire house',
      'whole flat',
      'entire flat',
      'whole apartment',
      'entire apartment',
      'whole home',
      'throughout the house',
      'whole downstairs',
      'whole ground floor',
    ],
    de: [
      '# zimmer wohnung',
      '# raum wohnung',
      '# zimmerwohnung',
      'ganze wohnung',
      'ganzen wohnung',
      'gesamte wohnung',
      'ganzes haus',
      'ganzen haus',
      'gesamtes haus',
    ],
    es: ['toda la casa', 'todo el piso', 'piso entero'],
    fr: ['toute la maison', 'tout l appartement', 'appartement entier', ...frenchFlats],
    it: ['tutta la casa', 'tutto l appartamento', 'intero appartamento'],
    nl: ['hele huis', 'hele woning', 'hele appartement'],
    pt: ['casa toda', 'toda a casa', 'apartamento todo'],
    pl: ['caly dom', 'calym domu', 'cale mieszkanie', 'calym mieszkaniu'],
    sv: ['hela huset', 'hela lagenheten'],
    da: ['hele huset', 'hele lejligheden'],
    no: ['hele huset', 'hele leiligheten'],
    fi: ['koko talo*', 'koko asun*'],
  },
};

const weak: Readonly<Partial<Record<RoomKey, ByLanguage<readonly string[]>>>> = {
  room: {
    en: ['room', 'rooms'],
    de: ['zimmer', 'raum', 'raume', 'raumen', 'zimmern'],
    es: ['cuartos'],
    fr: ['piece', 'pieces'],
    it: ['stanza', 'stanze'],
    nl: ['kamer', 'kamers'],
    pt: ['divisao', 'divisoes', 'comodos'],
    pl: ['pokoj', 'pokoje', 'pokoju', 'pokoi', 'pokojach'],
    sv: ['rum'],
    da: ['vaerelse', 'vaerelser', 'rum'],
    no: ['rom'],
    fi: ['huone*'],
  },
  whole_home: {
    // "The screed is flat" is no home.
    en: [
      'house',
      'apartment',
      'bungalow',
      ...[
        'a',
        'my',
        'our',
        'the',
        'this',
        'her',
        'his',
        'their',
        'your',
        'whole',
        'bed',
        'bedroom',
        'floor',
        'studio',
      ].map((word) => `${word} flat`),
      ...['council', 'rented', 'rental', 'empty', 'new', 'small', 'large', 'basement', '#m2'].map(
        (word) => `${word} flat`,
      ),
      'flat in',
    ],
    de: ['wohnung', 'haus', 'eigentumswohnung', 'mietwohnung', 'altbauwohnung', 'neubauwohnung'],
    es: ['piso', 'casa', 'vivienda', 'apartamento', 'chalet'],
    fr: ['appartement', 'maison', 'logement'],
    it: ['appartamento', 'casa', 'abitazione'],
    nl: ['woning', 'appartement', 'huis'],
    pt: ['apartamento', 'casa', 'moradia'],
    pl: ['mieszkani*', 'dom', 'domu'],
    sv: ['lagenhet*', 'hus', 'huset', 'villa'],
    da: ['lejlighed*', 'hus', 'huset'],
    no: ['leilighet*', 'hus', 'huset'],
    fi: ['asunto*', 'asunno*', 'talo*'],
  },
};

const single: ReadonlySet<RoomKey> = new Set(['stairs', 'whole_home']);

/** The usual size of a room, length by width in metres. */
const usualSizes: Readonly<Partial<Record<RoomKey, readonly [number, number]>>> = {
  living_room: [5, 4],
  dining_room: [4, 3.5],
  kitchen: [4, 3],
  bathroom: [2.5, 2],
  toilet: [1.8, 1.2],
  hallway: [5, 1.5],
  stairs: [3, 1],
  landing: [3, 1.5],
  study: [3, 3],
  utility_room: [2.5, 2],
  basement: [5, 4],
};

/** Small rooms vary less than the usual prior of a room says. */
const usualRanges: Readonly<Partial<Record<RoomKey, readonly [readonly [number, number], readonly [number, number]]>>> =
  {
    bathroom: [
      [1.8, 1.6],
      [3, 2.5],
    ],
    toilet: [
      [1.5, 0.9],
      [2, 1.5],
    ],
    hallway: [
      [3, 1],
      [7, 2],
    ],
    landing: [
      [2, 1],
      [5, 2],
    ],
  };

/** Sections that are rooms; `more` adds a kind's own defaults, and what naming it states. */
export function roomKinds(
  more: Readonly<Partial<Record<RoomKey, Pick<SectionKind, 'sets' | 'defaults' | 'priors'>>>> = {},
): SectionKind[] {
  return roomKeys.map((key) => {
    const size = usualSizes[key];
    const range = usualRanges[key];
    const defaults: Record<string, PlaybookValue> = { ...(size ? { 'room.size': size } : {}), ...more[key]?.defaults };
    const priors = { ...(range ? { 'room.size': range } : {}), ...more[key]?.priors };
    return {
      key,
      phrases: phrases[key],
      ...(weak[key] ? { weak_phrases: weak[key] } : {}),
      ...(single.has(key) ? { single: true } : {}),
      ...(more[key]?.sets ? { sets: more[key].sets } : {}),
      ...(Object.keys(defaults).length ? { defaults } : {}),
      ...(Object.keys(priors).length ? { priors } : {}),
    };
  });
}

/** The floor of a room, however it is stated; of a whole home its area. */
export const roomRequirements = [
  { key: 'room.kind', scope: 'section', type: 'choice', options: roomKeys, importance: 'low', default: 'room' },
  {
    key: 'room.size',
    scope: 'section',
    type: 'dimensions',
    unit: 'm',
    importance: 'high',
    prior: [
      [2.8, 2.5],
      [6, 4.5],
    ],
    default: [4, 3],
    bounds: [0.4, 40],
    alternatives: ['room.floor_area', 'session.hours'],
    mandatory: true,
    when: "room.kind != 'whole_home' and room.kind != 'stairs'",
  },
  {
    key: 'room.floor_area',
    scope: 'section',
    type: 'number',
    unit: 'm2',
    importance: 'high',
    prior: [40, 110],
    default: 70,
    bounds: [0.5, 2000],
    alternatives: ['home.bedrooms', 'session.hours'],
    mandatory: true,
    when: "room.kind = 'whole_home'",
  },
  { key: 'home.bedrooms', scope: 'section', type: 'number', importance: 'low', bounds: [1, 12] },
  { key: 'session.hours', scope: 'job', type: 'number', unit: 'h', importance: 'low', bounds: [0.5, 400] },
] as const satisfies readonly PlaybookRequirement[];

/** Of a whole home 25 m² and as much again for each bedroom, less where no floor is laid. */
export const floorFormula =
  "if(known(room.floor_area), room.floor_area, if(room.kind != 'whole_home', room.size.area, if(known(home.bedrooms), home.bedrooms * 20[m2] + 15[m2], room.floor_area)))";

export const runFormula =
  "if(room.kind = 'whole_home', floor / 0.9[m], if(known(room.floor_area) and not known(room.size), 4.1 * sqrt(floor), room.size.perimeter))";

/** An area without a word what of, by language. A playbook whose bare area is another thing leaves this out. */
export const floorAreaCue: Cue = {
  requirement: 'room.floor_area',
  confidence: 0.85,
  phrases: {
    en: ['#m2', '#m2 room', '#m2 flat', '#m2 house', '#m2 floor*', 'floor area .. #m2', 'room is #m2'],
    de: ['#m2', '#m2 wohnung', '#m2 zimmer', '#m2 boden', 'flache .. #m2'],
    es: ['#m2', 'superficie .. #m2'],
    fr: ['#m2', 'surface .. #m2'],
    it: ['#m2', 'superficie .. #m2'],
    nl: ['#m2', 'oppervlakte .. #m2'],
    pt: ['#m2', 'area .. #m2'],
    pl: ['#m2', 'powierzchni* .. #m2'],
    sv: ['#m2', '# kvm', '# kvadrat*'],
    da: ['#m2', '# kvm', '# kvadratmeter'],
    no: ['#m2', '# kvm', '# kvadrat*'],
    fi: ['#m2', '# neliot*', '# nelio*'],
  },
};

/** "A room of 4 m": the number of bedrooms and the hours that a request may state instead. */
export const roomCues: readonly Cue[] = [
  {
    requirement: 'home.bedrooms',
    confidence: 0.85,
    phrases: {
      en: [...homesByBedrooms],
    },
  },
  {
    requirement: 'session.hours',
    confidence: 0.85,
    phrases: {
      en: ['# hours work', '# hours of work', '# hours labour', 'for # hours', '# hours on site'],
      de: ['# stunden arbeit', 'fur # stunden', '# arbeitsstunden', 'etwa # stunden'],
    },
  },
];

/** A flag of an old home by the year below which it counts. */
export function oldHomeCues(requirement: string, year: number, more: ByLanguage<readonly string[]> = {}): Cue[] {
  return [
    {
      requirement,
      below: year,
      confidence: 0.9,
      phrases: {
        en: [
          'built .. #y',
          '#y s',
          '#y house',
          '#y build',
          '#y built',
          '#y semi',
          '#y flat',
          'from #y',
          'from the #y s',
        ],
        de: [
          'baujahr #y',
          'baujahr .. #y',
          'gebaut #y',
          'von #y',
          'erbaut #y',
          '#y gebaut',
          '#y erbaut',
          'bj #y',
          'aus #y',
        ],
        es: ['construid* .. #y', 'del ano #y', 'de #y'],
        fr: ['construit* .. #y', 'de #y', 'annees #y'],
        it: ['costruit* .. #y', 'del #y'],
        nl: ['bouwjaar #y', 'uit #y', 'gebouwd .. #y'],
        pt: ['construid* .. #y', 'de #y'],
        pl: ['z #y', 'zbudowan* .. #y'],
        sv: ['byggt #y', 'fran #y', 'byggar #y'],
        da: ['bygget #y', 'fra #y', 'byggear #y'],
        no: ['bygd #y', 'fra #y', 'byggear #y'],
        fi: ['vuodelta #y', 'rakennettu #y'],
      },
    },
    {
      requirement,
      confidence: 0.85,
      phrases: {
        en: [
          'victorian',
          'edwardian',
          'georgian',
          'period property',
          'period home',
          'listed building',
          ...(more.en ?? []),
        ],
        de: ['altbau*', 'grunderzeit*', 'denkmalgeschutzt*', 'jugendstil*', ...(more.de ?? [])],
        ...Object.fromEntries(Object.entries(more).filter(([language]) => language !== 'en' && language !== 'de')),
      },
    },
  ];
}

const foot = 0.3048;
const squareFoot = 0.09290304;

function named(names: readonly string[], alias: Omit<FactAlias, 'name'>): FactAlias[] {
  return names.map((name) => ({ name, ...alias }));
}

/** One fact under several names. */
export const aliases = named;

/** Names under which price lists state a room. */
export const roomAliases: readonly FactAlias[] = [
  ...named(['length_m', 'room_length_m', 'length'], { requirement: 'room.size', part: 'length' }),
  ...named(['width_m', 'room_width_m', 'width'], { requirement: 'room.size', part: 'width' }),
  ...named(['length_ft', 'room_length_ft'], { requirement: 'room.size', part: 'length', times: foot }),
  ...named(['width_ft', 'room_width_ft'], { requirement: 'room.size', part: 'width', times: foot }),
  ...named(['floor_m2', 'area_m2', 'm2', 'sqm', 'area', 'floor_area_m2', 'room_m2', 'size_m2'], {
    requirement: 'room.floor_area',
  }),
  ...named(['floor_ft2', 'area_ft2', 'ft2', 'sqft', 'sq_ft', 'floor_sqft', 'area_sqft', 'room_ft2'], {
    requirement: 'room.floor_area',
    times: squareFoot,
  }),
  ...named(['size', 'room_size'], {
    requirement: 'room.size',
    values: {
      small: [3, 2.5],
      small_room: [3, 2.5],
      box_room: [2.5, 2.2],
      medium: [4, 3.5],
      medium_room: [4, 3.5],
      standard_room: [4, 3],
      large: [6, 4],
      large_room: [6, 4],
    },
  }),
  ...named(['bedrooms', 'beds'], { requirement: 'home.bedrooms' }),
  ...named(['hours', 'hours_on_site'], { requirement: 'session.hours' }),
  ...named(['days', 'day_count'], { requirement: 'session.hours', times: 8 }),
];

export const roomNamesEn: Readonly<Record<RoomKey, string>> = {
  room: 'Room',
  bedroom: 'Bedroom',
  living_room: 'Living room',
  dining_room: 'Dining room',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  toilet: 'Toilet',
  hallway: 'Hallway',
  stairs: 'Stairs',
  landing: 'Landing',
  study: 'Study',
  utility_room: 'Utility room',
  loft_room: 'Loft room',
  basement: 'Basement',
  conservatory: 'Conservatory',
  whole_home: 'Whole home',
};

export const roomNamesDe: Readonly<Record<RoomKey, string>> = {
  room: 'Zimmer',
  bedroom: 'Schlafzimmer',
  living_room: 'Wohnzimmer',
  dining_room: 'Esszimmer',
  kitchen: 'Küche',
  bathroom: 'Badezimmer',
  toilet: 'WC',
  hallway: 'Flur',
  stairs: 'Treppe',
  landing: 'Treppenabsatz',
  study: 'Arbeitszimmer',
  utility_room: 'Hauswirtschaftsraum',
  loft_room: 'Dachzimmer',
  basement: 'Keller',
  conservatory: 'Wintergarten',
  whole_home: 'Ganzes Zuhause',
};

function asOptions(names: Readonly<Record<RoomKey, string>>): Record<string, string> {
  return Object.fromEntries(roomKeys.map((key) => [`room.kind.${key}`, names[key]]));
}

export const roomOptionsEn = asOptions(roomNamesEn);
export const roomOptionsDe = asOptions(roomNamesDe);
