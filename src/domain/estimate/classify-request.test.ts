import { describe, expect, it } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import type { Locale } from '../locale.ts';
import { classifyRequest, leastSaidScore } from './classify-request.ts';

const painting: ReadonlyArray<readonly [Locale, string]> = [
  ['en-GB', 'Could you give my bedroom a lick of paint?'],
  ['en-US', 'Need a quote to repaint two bedrooms, walls and ceiling'],
  ['en-AU', 'Looking for a painter and decorator for our lounge'],
  ['de-DE', 'Zwei Zimmer und den Flur neu streichen'],
  ['fr-FR', 'Je voudrais repeindre les murs du salon'],
  ['es-ES', 'Quiero pintar el salón y dos dormitorios'],
  ['it-IT', 'Vorrei imbiancare due camere e il soggiorno'],
  ['nl-NL', 'Slaapkamer laten schilderen, muren en plafond'],
  ['pl-PL', 'Pomalowanie ścian w dwóch pokojach'],
  ['pt-PT', 'Preciso de pintar as paredes da sala'],
  ['sv-SE', 'Måla väggar och tak i sovrummet'],
  ['da-DK', 'Male vægge og loft i stuen'],
  ['no-NO', 'Male vegger og tak på soverommet'],
  ['fi-FI', 'Maalaus: makuuhuoneen seinät ja katto'],
];

describe('what kind of job a request is', () => {
  it.each(painting)('%s: %s', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect(candidates[0]?.service_type).toBe('interior-painting');
    expect(confident).toBe(true);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Phone charger does not work'],
    ['de-DE', 'Fassade streichen, 200 m2'],
    ['en-GB', ''],
    ['en-GB', '😀😀😀'],
  ])('%s: %s is nothing we know', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks })).toEqual({ candidates: [], confident: false });
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Walk our two dogs every weekday at noon'],
    ['en-GB', 'Paint the outside of the house and the fence'],
    ['en-GB', 'Clean the carpets in two bedrooms and the living room'],
    ['de-DE', 'Waschmaschine anschließen'],
  ])('%s: %s is said by no phrase: the nearest services are offered, none is taken', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.length).toBeLessThanOrEqual(3);
    expect(candidates.every(({ score }) => score < leastSaidScore)).toBe(true);
    expect(confident).toBe(false);
  });

  it.each<[Locale, string, string]>([
    [
      'en-GB',
      'Spare bedroom needs freshening up. Walls, ceiling, and the skirtings, door and window board',
      'interior-painting',
    ],
    ['en-GB', 'Need the doors glossing upstairs, plus the skirting', 'interior-painting'],
    ['en-GB', "I'd like luxury vinyl tile laid in the kitchen", 'laminate-wood-flooring'],
    ['en-US', '200 ft of 4ft chain link', 'fencing'],
    ['en-GB', "Engineered oak 30 sq m. We've taken up the old carpet, the screed is flat", 'laminate-wood-flooring'],
  ])('%s: %s is %s', (locale, text, service) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual([service, true]);
  });

  it.each<[Locale, string, string]>([
    ['nl-NL', 'Iets met de dakpannen en de zolder', 'roof-repair'],
    ['no-NO', 'Noe med gresset', 'lawn-mowing'],
  ])('%s: %s comes near to %s', (locale, text, service) => {
    const offered = classifyRequest({ text, locale, playbooks }).candidates.slice(0, 3);
    expect(offered.map(({ service_type }) => service_type)).toContain(service);
  });

  it.each<[Locale, string]>([
    ['da-DK', 'Male facaden på et rækkehus'],
    ['sv-SE', 'Måla om fasaden på villan'],
    ['nl-NL', 'Buitenschilderwerk van kozijnen en gevel'],
    ['de-DE', 'Photovoltaikanlage auf dem Dach installieren, 10 kWp'],
    ['es-MX', 'Paneles solares en el techo de mi casa'],
    ['no-NO', 'Flytte et piano fra stua til kjelleren'],
    ['nl-NL', 'Alleen een piano verhuizen naar de buren'],
    ['pl-PL', 'Wyprowadzanie psa w dni robocze'],
    ['fr-FR', 'Vidange et changement de plaquettes de frein'],
    ['it-IT', 'Pulizia della piscina e controllo del cloro'],
    ['fi-FI', 'Kampaaja kotikäynnille'],
    ['pt-BR', 'Passear com o cachorro à tarde'],
  ])('%s: %s is work of no service: it is not taken without asking', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).confident).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Moving house, 3 bedrooms and a piano'],
    ['no-NO', 'Flytte leilighet med piano til Bergen'],
    ['it-IT', 'Trasloco di casa con pianoforte'],
  ])('%s: %s is a removal, piano and all', (locale, text) => {
    const { candidates, confident } = classifyRequest({ text, locale, playbooks });
    expect(candidates[0]?.service_type).toBe('house-removals');
    expect(confident).toBe(true);
  });

  it.each<[string, string]>([
    ['6 ft pressure-treated pine privacy fence across the back yard', 'fencing'],
    [
      'We are moving into a three-bed semi and want the inside decorated before the furniture arrives',
      'interior-painting',
    ],
    ['Small bedroom, walls only. The ceiling and skirtings can stay as they are', 'interior-painting'],
    ['Tiler for a kitchen diner floor, the screed is level', 'floor-tiling'],
  ])('%s is %s, whatever else it mentions', (text, service) => {
    const { candidates, confident } = classifyRequest({ text, locale: 'en-GB', playbooks });
    expect([candidates[0]?.service_type, confident]).toEqual([service, true]);
  });

  it.each<[Locale, string, string]>([
    ['en-GB', 'Two double sockets behind the desk please, the painter is coming on Friday', 'electrical-sockets'],
    ['de-DE', 'Der Boden ist schon verlegt, jetzt fehlen noch die Sockelleisten', 'skirting-architrave'],
    ['es-ES', 'Tejas rotas, gotea en el salón recién pintado', 'roof-repair'],
    ['en-GB', 'The hall was painted last year, please paint it again', 'interior-painting'],
  ])('%s: %s is %s: finished work and other trades are not asked for', (locale, text, service) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe(service);
  });

  it('a service that a phrase says stands before one that only shares words', () => {
    const { candidates, confident } = classifyRequest({ text: 'I need something painted', locale: 'en-GB', playbooks });
    expect(candidates[0]?.service_type).toBe('interior-painting');
    expect(candidates[0]?.score).toBeGreaterThanOrEqual(leastSaidScore);
    expect(confident).toBe(false);
    expect(candidates.slice(1).every(({ score }) => score < leastSaidScore)).toBe(true);
  });
});
