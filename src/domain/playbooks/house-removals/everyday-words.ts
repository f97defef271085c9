import type { ByLanguage } from '../playbook.ts';

/** How people tell of it without its name: what they see and hear, and what they want to have. */
export const houseRemovalsEverydayWords: ByLanguage<string> = {
  en: "two men and a van, man and van, man and a van, men and a van, moving from .. to, we're moving to, ~moving to, moving out on, sofa .. down the stairs, no lift, no elevator, third floor .. lift, upright piano, box* .. packed, shift .. furniture, shift all our, shift everything, ~new place, house move, completion date, completion .. move, self storage, half a truck, load .. truck",
  de: 'siedeln, ubersiedl*, ubersiedeln, wir ziehen .. nach, wir ziehen .. um, ziehen im, von .. nach .. zimmer, stock ohne lift, ohne aufzug, stock ohne aufzug, kein aufzug, umzugskarton*, umzugswagen, transporter .. helfer, mobel .. schleppen, wer schleppt, sofa .. runtertragen, klavier, neue wohnung .. mobel, hausrat, kellerabteil, sprinter',
  es: 'nos vamos a vivir, nos mudamos, me mudo, cambio de piso, cambiamos de piso, cambiamos de casa, nos cambiamos de casa, sin ascensor, no hay ascensor, bajar .. sofa, subir .. sofa, bajar .. muebles, llevar .. muebles, cajas .. muebles, furgoneta, camion, flete, de madrid a, piano, piso nuevo .. muebles',
  fr: "on quitte, on demenage, je demenage, pas d'ascenseur, sans ascenseur, ascenceur, on part vivre, on s'installe a, nouvel appartement, de lyon a, un camion, camion et, camionnette, descendre .. canape, descendre .. meubles, porter .. meubles, piano droit, demi tour, cartons .. meubles, gros bras, garde meuble*",
  it: "ci trasferiamo, mi trasferisco, cambio casa, cambiamo casa, senza ascensore, non c'e ascensore, no ascensore, portare giu .. divano, portare .. mobili, spostare .. mobili, nuova casa .. mobili, furgone, camion, scatoloni da, piano senza, pianoforte, da milano a, andiamo a vivere, traslocare, facchini, da smontare .. fine mese, da un terzo piano, villetta a, armadio .. smontare, cucina esclusa",
  pt: 'mudamos, vamos mudar, mudamos de casa, mudar de casa, muda de casa, casa nova .. moveis, sem elevador, nao ha elevador, nao tem elevador, descer .. sofa, carregar .. moveis, levar .. moveis, camiao, caminhao, carrinha, frete, de lisboa para, piano, carreto, andar sem elevador',
  nl: 'we verhuizen, ik verhuis, gaan verhuizen, verkassen, geen lift, zonder lift, verdieping zonder, bank .. trap, bank naar beneden, verhuislift, ladderlift, busje, bakwagen, sjouwen, sjouwers, dozen .. meubels, meubels .. nieuwe huis, inboedel, piano, van utrecht naar, nieuwe woning .. spullen, spullen over',
  sv: 'vi flyttar, jag flyttar, flyttar till, flyttar fran, byter lagenhet, ingen hiss, utan hiss, hiss saknas, bara ner .. soffa, bara soffan, barhjalp, flyttgubbar, flyttlass, lastbil, skapbil, flyttkartong*, piano, bohag, nya lagenheten .. mobler, vaning utan',
  da: 'vi flytter, jeg flytter, flytter fra, flytter til, flytter i, ingen elevator, uden elevator, sal uden, baere .. sofa, baere sofaen, flyttemaend, flyttefolk, flyttekasse*, flyttelaes, lastbil, varevogn, slaebe, klaver, indbo, ny lejlighed .. mobler, traekvogn',
  no: 'vi flytter, jeg flytter, flytter fra, flytter til, flytter i, ingen heis, uten heis, etasje uten, baere .. sofa, baere sofaen, baerehjelp, flyttehjelp, flyttebil, flyttelass, flytteeske*, lastebil, varebil, slepe, piano, innbo, ny leilighet .. mobler, pikkpakk',
  fi: 'vaihdetaan kamppaa, kampan vaihto, muutamme, muutetaan, muutan, hissiton, ei hissia, ilman hissia, kerros .. hissia, kantaa .. sohva*, kantaa sohva*, kantajat, kantajia, kantoapu*, muuttoauto*, muuttolaatik*, pakettiauto*, kuorma auto*, piano, uuteen kotiin, uusi asunto .. tavarat, tavarat',
  pl: 'przeprowadzamy sie, przeprowadzam sie, przeprowadzk*, bez windy, nie ma windy, brak windy, pietro bez, zniesc sofe, zniesc kanape, zniesc meble, wniesc meble, nosic meble, tragarz*, bus, auto dostawcz*, kartony i meble, pianino, nowe mieszkanie .. meble, przewiezc meble, przewiezc rzeczy, przewoz .. mebli',
};

/** Moving in is when the work must be done. */
export const houseRemovalsBesideWords: ByLanguage<string> = {
  de: 'wir ziehen .. ein, vor dem einzug, bevor wir einziehen',
  es: 'antes de entrar a vivir, antes de mudarnos',
  fr: "avant d'emmenager, avant notre emmenagement",
  it: 'prima di entrare, prima di trasferirci',
  pt: 'antes de mudarmos, antes da mudanca',
  nl: 'voordat we erin trekken, voor we intrekken, voordat we intrekken',
  sv: 'vi flyttar in, innan vi flyttar in, innan inflytt*',
  da: 'vi flytter ind, for vi flytter ind, inden vi flytter ind, inden indflytning',
  no: 'vi flytter inn, for vi flytter inn, for innflytting',
  fi: 'ennen muuttoa',
  pl: 'wprowadzamy sie, zanim sie wprowadzimy, przed wprowadzeniem',
};
