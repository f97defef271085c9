import { listed } from '../phrase-lists.ts';
import type { Cue } from '../playbook.ts';

/** How a request states the facts of a car charger. */
export const evChargerCues: readonly Cue[] = [
  {
    requirement: 'chargers.count',
    confidence: 0.9,
    phrases: {
      en: listed('# chargers, # ev chargers, # charge points, # charging points, # car chargers, # wallboxes'),
      de: listed('# wallboxen, # ladestationen, # ladepunkte'),
      es: listed('# cargadores, # puntos de recarga'),
      fr: ['# bornes'],
      it: ['# colonnine'],
      pt: ['# carregadores'],
      nl: listed('# laadpalen, # laadpunten'),
      pl: listed('# ladowarki, # stacje'),
      sv: ['# laddboxar'],
      da: listed('# ladestandere, # ladebokse'),
      no: listed('# elbilladere, # ladebokser'),
      fi: ['# latausasem*'],
    },
  },
  {
    requirement: 'supply',
    option: 'customer',
    confidence: 0.9,
    phrases: {
      en: listed(
        'already have .. charger, have .. charger already, already bought, bought .. charger, supply my own, install only, labour only, got the charger, have my own charger, came with the car',
      ),
      de: listed(
        'wallbox vorhanden, wallbox ist schon da, schon gekauft, bereits gekauft, wallbox habe ich, nur anschliessen, nur montage, ist vorhanden, liegt schon',
      ),
      es: listed('ya tengo el cargador, solo instalacion'),
      fr: listed('borne deja achetee, pose seule, deja la borne'),
      it: listed('gia acquistata, solo installazione, ho gia la'),
      pt: listed('ja tenho o carregador'),
      nl: listed('al gekocht, laadpaal heb ik al, alleen aansluiten'),
      pl: listed('mam ladowarke, sam montaz, mam juz'),
      sv: ['har redan'],
      da: ['har allerede'],
      no: ['har allerede'],
      fi: ['on jo'],
    },
  },
  {
    requirement: 'power.level',
    option: 'three_phase',
    confidence: 0.9,
    phrases: {
      en: listed('three phase, 3 phase, 22 kw, 22kw, 11 kw, 11kw'),
      de: listed('22 kw, 11 kw, 22kw, 11kw, dreiphasig, drehstrom*, starkstrom'),
      es: ['trifasic*'],
      fr: listed('triphase'),
      it: listed('trifase'),
      nl: listed('krachtstroom, 3 fase'),
      pl: listed('trojfazow*'),
      sv: ['trefas'],
      da: ['trefaset'],
      no: ['trefase*'],
      fi: ['kolmivaihe*'],
    },
  },
  {
    requirement: 'power.level',
    option: 'single_phase',
    confidence: 0.88,
    phrases: {
      en: listed('single phase, 7 kw, 7kw, 7.4 kw, level 2, one phase'),
      de: listed('einphasig, 3,7 kw'),
      es: ['monofasic*'],
      fr: ['monophase'],
      it: ['monofase'],
    },
  },
  {
    requirement: 'cable.distance',
    confidence: 0.88,
    phrases: {
      en: listed(
        '#m cable, #m of cable, #m from .. board, #m from .. box, #m from .. unit, #m from .. panel, #m away, #m run, about #m, cable run .. #m, distance .. #m',
      ),
      de: listed('#m kabel, #m leitung, #m entfernt, #m vom, #m bis, #m weg, entfernung .. #m, kabelweg .. #m'),
      es: listed('a #m, #m de cable, distancia .. #m'),
      fr: listed('a #m, #m de cable, distance .. #m'),
      it: listed('a #m, #m di cavo, distanza .. #m'),
      pt: listed('a #m, #m de cabo'),
      nl: listed('#m kabel, afstand .. #m'),
      pl: listed('#m kabla, odleglosc .. #m'),
      sv: listed('#m kabel, #m fran'),
      da: listed('#m kabel, #m fra'),
      no: listed('#m kabel, #m fra'),
      fi: listed('#m kaapel*'),
    },
  },
  {
    requirement: 'trench.length',
    confidence: 0.9,
    phrases: {
      en: listed('#m trench, trench .. #m, #m of trench*, #m of digging, #m underground'),
      de: listed('#m graben, graben .. #m, #m erdkabel, #m erdarbeiten'),
    },
  },
  {
    requirement: 'trench.surface',
    option: 'paved',
    confidence: 0.87,
    phrases: {
      en: listed('block paving, under .. paving, tarmac, concrete drive*, paved, under the drive'),
      de: listed('pflaster*, unter dem pflaster, asphalt'),
    },
  },
  {
    requirement: 'mounting',
    option: 'post',
    confidence: 0.88,
    phrases: {
      en: listed('pedestal, on a post, freestanding, free standing'),
      de: listed('standfuss, stele, freistehend, auf saule'),
      fr: ['sur pied'],
      nl: ['op paal'],
    },
  },
  {
    requirement: 'mounting',
    option: 'wall',
    confidence: 0.86,
    phrases: {
      en: listed('on .. wall, wall mounted, garage wall, side of the house, in .. garage, in the garage'),
      de: listed('an der wand, an die wand, hauswand, in der garage, garagenwand'),
      es: listed('en la pared, en el garaje'),
      fr: listed('au mur, sur le mur, dans le garage'),
      it: listed('a muro, in garage'),
      nl: listed('aan de muur, in de garage'),
    },
  },
  {
    requirement: 'board.room',
    option: 'full',
    confidence: 0.87,
    phrases: {
      en: listed(
        'no spare way*, board is full, fuse box is full, panel is full, no space in .. panel, old fuse box, no room in .. board',
      ),
      de: listed('kein platz im, sicherungskasten ist voll, zahlerschrank ist voll, alter sicherungskasten'),
    },
  },
  {
    requirement: 'board.room',
    option: 'free',
    confidence: 0.86,
    phrases: {
      en: listed(
        'spare way*, room in .. consumer unit, space in .. panel, modern consumer unit, new consumer unit, plenty of space',
      ),
      de: listed('platz im, noch platz, neuer sicherungskasten, freier platz'),
    },
  },
  {
    requirement: 'grade',
    option: 'premium',
    confidence: 0.86,
    phrases: { en: listed('zappi, andersen, premium'), de: listed('premium*, hochwertig*') },
  },
  {
    requirement: 'grade',
    option: 'budget',
    confidence: 0.86,
    phrases: { en: listed('cheapest, budget, basic charger'), de: listed('gunstigste*, moglichst gunstig, billig*') },
  },
  {
    requirement: 'supply.weak',
    confidence: 0.87,
    phrases: {
      en: listed('looped supply, shared supply, 60 amp, 60a, old wiring, overhead supply'),
      de: listed('alte leitungen, anschluss zu schwach, alte elektrik'),
    },
  },
  {
    requirement: 'permit.needed',
    confidence: 0.87,
    phrases: {
      en: listed('listed building, leasehold, shared car park, landlord, communal, underground car park, hoa, rented'),
      de: listed('tiefgarage*, eigentumergemeinschaft, mietwohnung, vermieter, denkmal*'),
      es: listed('comunidad, garaje comunitario'),
      fr: ['copropriete'],
      it: listed('condominio, condominiale'),
      pt: ['condominio'],
      nl: ['vve'],
      pl: listed('wspolnot*, spoldzielni*'),
      sv: ['bostadsratt*'],
      no: listed('borettslag, sameie'),
      fi: ['taloyhtio*'],
    },
  },
];
