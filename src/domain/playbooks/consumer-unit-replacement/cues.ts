import { listed } from '../phrase-lists.ts';
import type { Cue } from '../playbook.ts';

/** How a request states the facts of a new consumer unit. */
export const consumerUnitCues: readonly Cue[] = [
  {
    requirement: 'circuits.count',
    confidence: 0.9,
    phrases: {
      en: listed(
        '# circuits, # circuit, # way, # ways, # fuses, # breakers, # way board, # mcbs, # rcbos, # space panel, # spaces',
      ),
      de: listed('# stromkreise*, # sicherungen, # automaten, # stromkreis, # sicherungsautomaten'),
      es: listed('# circuitos, # fusibles'),
      fr: listed('# circuits, # disjoncteurs, # fusibles'),
      it: listed('# circuiti, # interruttori, # fusibili'),
      pt: listed('# circuitos, # disjuntores'),
      nl: listed('# groepen, # groepenkast'),
      pl: listed('# obwod*, # bezpiecznik*'),
      sv: listed('# grupper, # sakringar, # kretsar'),
      da: listed('# grupper, # sikringer, # kredse'),
      no: listed('# kurser, # sikringer'),
      fi: listed('# ryhmaa, # sulaketta, # piiria'),
    },
  },
  {
    requirement: 'boards.count',
    confidence: 0.88,
    phrases: {
      en: listed('# consumer units, # fuse boxes, # fuse boards, # fuseboards, # panels'),
      de: listed('# sicherungskasten, # unterverteilungen'),
      fr: ['# tableaux'],
      it: ['# quadri'],
    },
  },
  {
    requirement: 'bedrooms.count',
    confidence: 0.88,
    phrases: {
      en: listed('# bed, # beds, # bedroom, # bedrooms, # bedroomed'),
      de: listed('# schlafzimmer*'),
      es: listed('# dormitorio*, # habitacion*'),
      fr: ['# chambre*'],
      it: listed('# camere'),
      pt: ['# quarto*'],
      nl: ['# slaapkamer*'],
      pl: ['# sypialni*'],
      sv: ['# sovrum'],
      da: ['# sovevaerelse*'],
      no: ['# soverom'],
      fi: ['# makuuhuone*'],
    },
  },
  {
    requirement: 'protection',
    option: 'each',
    confidence: 0.9,
    phrases: {
      en: listed('rcbo, rcbos, rcbo board, afci, all rcbo, full rcbo'),
      de: listed('fi ls, fils, rcbo*, einzeln abgesichert, fi ls schalter, fi fur jeden'),
    },
  },
  {
    requirement: 'protection',
    option: 'shared',
    confidence: 0.88,
    phrases: {
      en: listed('dual rcd, split load, two rcds, twin rcd'),
      de: listed('zwei fi, gemeinsamer fi, 2 fi schalter'),
    },
  },
  {
    requirement: 'board.place',
    option: 'moved',
    confidence: 0.9,
    phrases: {
      en: listed(
        'move .. consumer unit, move .. fuse box, move .. fuseboard, move .. board, relocat*, new location, moved to, different place, move it, moving .. fuse box',
      ),
      de: listed('versetz*, verlegen, anderer stelle, andere stelle, umsetzen, anderer ort'),
      es: listed('mover .. cuadro, cambiar .. de sitio'),
      fr: ['deplacer'],
      it: ['spostare'],
      pt: listed('mudar .. sitio'),
      nl: ['verplaats*'],
      pl: ['przenies*'],
      sv: ['flytta*'],
      da: ['flytte*'],
      no: ['flytte*'],
      fi: ['siirt*'],
    },
  },
  {
    requirement: 'board.place',
    option: 'same',
    confidence: 0.88,
    phrases: {
      en: listed('same place, same position, same location, same spot, straight swap, like for like'),
      de: listed('gleiche stelle, gleicher stelle, selber stelle, selben stelle, gleicher platz'),
      es: listed('mismo sitio, mismo lugar'),
      fr: listed('meme endroit, meme emplacement'),
      it: ['stesso posto'],
      nl: ['zelfde plek'],
    },
  },
  {
    requirement: 'earthing',
    option: 'renew',
    confidence: 0.88,
    phrases: {
      en: listed(
        'no bonding, bonding .. upgrad*, upgrade .. bonding, bonding missing, no earth, earthing upgrade, bonding needs, earth needs',
      ),
      de: listed(
        'keine erdung, erdung fehlt, potentialausgleich erneuern, potentialausgleich fehlt, erdung erneuern, klassische nullung',
      ),
      fr: listed('pas de terre'),
      es: listed('sin toma de tierra'),
      it: listed('manca la messa a terra'),
    },
  },
  {
    requirement: 'earthing',
    option: 'fine',
    confidence: 0.86,
    phrases: {
      en: listed('bonding is fine, bonding already, bonding in place, earthing is fine, bonding ok'),
      de: listed('erdung vorhanden, erdung ist in ordnung, potentialausgleich vorhanden'),
    },
  },
  {
    requirement: 'wiring.age',
    option: 'old',
    confidence: 0.86,
    phrases: {
      en: listed(
        'old wiring, rubber cable*, original wiring, wiring is old, never rewired, 1950s wiring, 1960s wiring',
      ),
      de: listed('alte leitungen, alte verkabelung, leitungen sind alt, zweiadrig*, alte elektrik'),
      fr: ['vieille installation'],
      es: ['instalacion vieja'],
      it: ['*impianto vecchio'],
    },
  },
  {
    requirement: 'wiring.age',
    option: 'recent',
    confidence: 0.86,
    phrases: {
      en: listed(
        'rewired in, rewired recently, wiring is fine, wiring is good, wiring is modern, was rewired, recently rewired',
      ),
      de: listed('leitungen sind neu, leitungen wurden erneuert, elektrik ist neu, leitungen in ordnung'),
    },
  },
  {
    requirement: 'service.upgrade',
    option: 'yes',
    confidence: 0.88,
    phrases: {
      en: listed(
        '200 amp*, 100 amp*, service upgrade, upgrade .. supply, three phase, 3 phase, 100 to 200, amp service, upgrade .. main fuse',
      ),
      de: listed('drehstrom*, mehr leistung, starkere hauptsicherung, hausanschluss verstarken, leistungserhohung'),
      es: ['trifasic*'],
      fr: listed('triphase, augmenter la puissance'),
      it: listed('trifase, aumento di potenza'),
      nl: ['krachtstroom'],
      pl: listed('sily, trojfazow*'),
    },
  },
  {
    requirement: 'surge',
    option: 'yes',
    negated_option: 'no',
    confidence: 0.88,
    phrases: { en: listed('surge protect*, spd'), de: ['uberspannungsschutz*'] },
  },
  {
    requirement: 'making.good',
    option: 'provider',
    confidence: 0.86,
    phrases: {
      en: listed('make good .. wall, making good, plaster round, plaster around'),
      de: listed('wand verputzen, inklusive verputzen, beiputzen'),
    },
  },
  {
    requirement: 'supply',
    option: 'customer',
    confidence: 0.9,
    phrases: {
      en: listed(
        'have .. consumer unit already, already have .. consumer unit, already bought, bought .. consumer unit, labour only, fit only, supply my own',
      ),
      de: listed('kasten ist schon da, schon gekauft, nur montage, nur einbau, material vorhanden'),
    },
  },
  {
    requirement: 'supply.fault',
    confidence: 0.88,
    phrases: {
      en: listed(
        'burning smell, smells of burning, scorch*, buzz*, spark*, hot to touch, melted, shock, crackling, burnt',
      ),
      de: listed('verschmort*, schmorgeruch, funkt, funken, brummt, heiss, brandgeruch, geschmolzen, knistert'),
      es: listed('chispa*, quemado'),
      fr: listed('etincelle*, brule, grille'),
      it: listed('scintille, bruciato'),
      nl: ['vonk*'],
      pl: ['iskrz*'],
    },
  },
  {
    requirement: 'asbestos.suspected',
    confidence: 0.88,
    phrases: {
      en: ['asbestos'],
      de: ['asbest*'],
      es: ['amianto'],
      fr: ['amiante'],
      it: ['amianto'],
      pt: ['amianto'],
      nl: ['asbest'],
      pl: ['azbest*'],
      sv: ['asbest'],
      da: ['asbest'],
      no: ['asbest'],
      fi: ['asbesti*'],
    },
  },
];
