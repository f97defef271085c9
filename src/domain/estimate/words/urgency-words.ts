/** Phrases written in one line. */
function listed(text: string): readonly string[] {
  return text.split(/\s*,\s*/);
}

/** How customers say that a job cannot wait, by two-letter language; without accents, as texts are compared. */
const urgencyWords: Readonly<Record<string, readonly string[]>> = {
  en: listed(
    "urgent*, an emergency, is emergency, emergency repair, emergency call out, asap, as soon as possible, as soon as you can, immediately, straight away, right away, come today, come tonight, today if possible, cannot wait, can't wait, can’t wait",
  ),
  de: listed(
    'dringend*, ein notfall, notfall, eilig, eilt, eilauftrag, sofort, schnellstmoglich*, so schnell wie moglich, so bald wie moglich, noch heute, heute noch, umgehend, kann nicht warten',
  ),
  fr: listed(
    "urgent*, urgence, des que possible, le plus vite possible, au plus vite, le plus rapidement possible, immediatement, tout de suite, aujourd'hui meme, ne peut pas attendre",
  ),
  es: listed(
    'urgent*, urgencia, urge, emergencia, lo antes posible, cuanto antes, inmediatamente, ahora mismo, hoy mismo, no puede esperar',
  ),
  it: listed(
    'urgent*, urgenza, emergenza, il prima possibile, prima possibile, al piu presto, subito, immediatamente, oggi stesso, non puo aspettare',
  ),
  nl: listed(
    'dringend*, spoed, met spoed, spoedgeval, spoedklus, zo snel mogelijk, zsm, onmiddellijk, vandaag nog, kan niet wachten',
  ),
  pl: listed('piln*, natychmiast, jak najszybciej, najszybciej jak, jeszcze dzis, jeszcze dzisiaj, nie moze czekac'),
  pt: listed(
    'urgent*, urgencia, emergencia, o mais rapido possivel, o quanto antes, o mais depressa possivel, imediatamente, hoje mesmo, nao pode esperar',
  ),
  sv: listed('bradskande, akut, sa snart som mojligt, sa fort som mojligt, omedelbart, redan idag, kan inte vanta'),
  da: listed('haster, akut, hurtigst muligt, sa hurtigt som muligt, snarest muligt, straks, kan ikke vente'),
  no: listed('haster, akutt, snarest mulig, sa fort som mulig, sa snart som mulig, omgaende, kan ikke vente'),
  fi: listed(
    'kiireelli*, kiire, kiireesti, mahdollisimman pian, mahdollisimman nopeasti, valittomasti, ei voi odottaa',
  ),
};

/** The phrases of several languages. */
export function urgencyPhrases(languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => (Object.hasOwn(urgencyWords, language) ? (urgencyWords[language] ?? []) : []));
}
