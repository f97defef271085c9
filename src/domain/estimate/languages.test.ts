import { describe, expect, it } from 'vitest';
import { read } from '#tests/support/estimates.ts';
import type { Locale } from '../locale.ts';

/** All that is surely read, of the sections and of the job, without the kinds of sections. */
function sure(slug: string, text: string, locale: Locale): string[] {
  const { sections, job } = read(slug, text, locale);
  return [...sections.flatMap(([, ...facts]) => facts), ...job].filter(
    (fact) => !/^[a-z]+\.kind |^home\.kind/.test(fact) || /^wall\.kind/.test(fact),
  );
}

describe('requests in the languages of customers', () => {
  it.each<readonly [string, Locale, string, readonly string[]]>([
    [
      'fencing',
      'es-ES',
      'Valla de madera de 12 m de largo y 1,80 m de alto, quitar la valla vieja, con una puerta',
      ['run.length 12', 'run.height 1.8', 'fence.type closeboard', 'old.fence remove', 'gate single'],
    ],
    [
      'fencing',
      'fr-FR',
      'Clôture en grillage de 25 m, hauteur 1,53 m, avec un portillon',
      ['run.length 25', 'run.height 1.53', 'fence.type wire', 'gate single'],
    ],
    [
      'fencing',
      'it-IT',
      'Recinzione in rete metallica lunga 30 m, alta 1,5 m',
      ['run.length 30', 'run.height 1.5', 'fence.type wire'],
    ],
    [
      'fencing',
      'sv-SE',
      'Nytt staket 24 m, 1,2 m högt, riva gamla staketet',
      ['run.length 24', 'run.height 1.2', 'old.fence remove'],
    ],
    [
      'wall-tiling',
      'fr-FR',
      'Carrelage salle de bain 15 m², toute hauteur, carrelage déjà acheté',
      ['tiled.height 2.4', 'tiled.area 15', 'tile.supply customer'],
    ],
    [
      'wall-tiling',
      'nl-NL',
      'Badkamer betegelen, 22 m2, tot het plafond, geen schimmel',
      ['tiled.height 2.4', 'tiled.area 22', 'wall.damp false'],
    ],
    [
      'wall-tiling',
      'no-NO',
      'Flislegge bad 12 m2, fliser er kjøpt, fjerne gamle fliser',
      ['tiled.area 12', 'old.tiles remove', 'tile.supply customer'],
    ],
    ['electrical-sockets', 'es-ES', 'Tres enchufes nuevos en el salón y dos en la cocina', ['points double 5']],
    ['electrical-sockets', 'fr-FR', 'Ajouter 4 prises dans la chambre et 2 prises dans le bureau', ['points double 6']],
    ['electrical-sockets', 'sv-SE', '3 nya vägguttag i köket och 2 i sovrummet', ['points double 5']],
    [
      'electrical-sockets',
      'it-IT',
      'Installare 5 prese in soggiorno, impianto vecchio',
      ['points double 5', 'wiring.old true'],
    ],
    [
      'garden-clearance',
      'pl-PL',
      'Karczowanie zarośniętego ogrodu 400 m2, wywóz gałęzi',
      ['plot.area 400', 'growth medium', 'roots out', 'waste take'],
    ],
    [
      'garden-clearance',
      'it-IT',
      'Pulizia giardino 10 x 15 m, pieno di rovi, smaltimento incluso',
      ['plot.size 10 x 15', 'growth dense', 'waste take'],
    ],
    [
      'end-of-tenancy-cleaning',
      'it-IT',
      'Pulizia di fine locazione, appartamento con 2 camere e 1 bagno, vuoto, il forno non serve',
      ['home.bedrooms 2', 'home.bathrooms 1', 'home.type flat', 'furnished no', 'oven none'],
    ],
    [
      'end-of-tenancy-cleaning',
      'pt-PT',
      'Limpeza de fim de contrato, apartamento com 2 quartos, 1 casa de banho, vazio',
      ['home.bedrooms 2', 'home.bathrooms 1', 'home.type flat', 'furnished no'],
    ],
    [
      'end-of-tenancy-cleaning',
      'da-DK',
      'Flytterengøring, 3 værelses lejlighed, tom, ovn, ingen kæledyr',
      ['home.rooms 3', 'home.type flat', 'furnished no', 'oven single', 'pets no'],
    ],
    [
      'end-of-tenancy-cleaning',
      'fi-FI',
      'Muuttosiivous, asunto tyhjä, 1 kylpyhuone, ei lemmikkejä',
      ['home.bathrooms 1', 'home.type flat', 'furnished no', 'pets no'],
    ],
    [
      'end-of-tenancy-cleaning',
      'it-IT',
      'Pulizia appartamento fine affitto, 3 camere',
      ['home.bedrooms 3', 'home.type flat'],
    ],
    ['electrical-sockets', 'pt-PT', '3 tomadas no quarto', ['points double 3']],
    ['electrical-sockets', 'pt-PT', '2 tomadas no quarto, pladur', ['wall.kind plasterboard', 'points double 2']],
  ])('%s %s: %s', (slug, locale, text, facts) => {
    expect(sure(slug, text, locale)).toEqual(facts);
  });
});
