import { describe, expect, it, vi } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import type { Locale } from '#domain/locale.ts';
import { textsIn } from '#domain/playbooks/texts-of.ts';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { draft, extrasOf, figures, firstQuestions, missingTexts, read, rule, total } from '#tests/support/estimates.ts';

const businessWebsite = bundled('business-website');
const businessWebsiteDe = textsIn(bundled('business-website'), 'de');

// Many drafts a test; a busy machine takes longer than the usual five seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('websites worked out by hand', () => {
  it('six pages with domain and hosting, kept up by the customer', () => {
    const result = draft('business-website', {}, { pages: 6 });
    expect(figures(result)).toEqual([
      'design 1 × 30000',
      'pages 6 × 17000',
      'setup 1 × 10000',
      'legal 1 × 6000',
      'search 1 × 7000',
      'training 1 × 6000',
      'hosting 1 × 12000',
      'domain 1 × 1500',
    ]);
    // 300 + 1020 + 100 + 60 + 70 + 60 + 120 + 15
    expect(total(result)).toBe(174_500);
    expect(extrasOf(result)).toEqual(['care: care_extra 12 × 3500', 'writing: writing_extra 6 × 7500']);
  });

  it('ten pages in two languages with booking, a logo and texts written, the old site carried over', () => {
    const result = draft(
      'business-website',
      {},
      {
        pages: 10,
        languages: 2,
        'texts.by': 'write',
        'needs.booking': true,
        'needs.logo': true,
        hosting: 'all',
        updates: 'care',
        start: 'redo',
      },
    );
    expect(figures(result)).toEqual([
      'design 1 × 30000',
      'pages 10 × 17000',
      'setup 1 × 10000',
      'legal 1 × 6000',
      'search 1 × 7000',
      'writing 10 × 7500',
      'translation 10 × 6000',
      'booking 1 × 30000',
      'logo 1 × 25000',
      'migration 1 × 15000',
      'care 12 × 3500',
      'hosting 1 × 12000',
      'domain 1 × 1500',
      'mailboxes 1 × 6000',
    ]);
    // 300 + 1700 + 100 + 60 + 70 + 750 + 600 + 300 + 250 + 150 + 420 + 120 + 15 + 60
    expect(total(result)).toBe(489_500);
  });

  it('a ready-made design costs less, a builder set up for the customer least', () => {
    const template = draft('business-website', {}, { pages: 5, design: 'template', hosting: 'have' });
    expect(figures(template).slice(0, 2)).toEqual(['template 1 × 12000', 'template_pages 5 × 9000']);
    const self = draft('business-website', {}, { pages: 5, maker: 'self', updates: 'none', hosting: 'have' });
    expect(figures(self)).toEqual(['builder_setup 1 × 15000', 'builder_plan 1 × 18000']);
  });

  it('takes the provider’s price for a page, and a day rate by the pace', () => {
    const page = rule({ unit: 'per_unit', strategy: 'per_unit', rateMinor: 20_000 });
    expect(figures(draft('business-website', {}, { pages: 4 }, { rules: [page] }))).toContain('pages 4 × 20000');
    const daily = rule({ unit: 'daily', strategy: 'daily', rateMinor: 40_000 });
    // 4 ÷ 0.25 ÷ 8
    expect(figures(draft('business-website', {}, { pages: 4 }, { rules: [daily] }))).toContain('pages 2 × 40000');
  });

  it('published prices: webd-02, five pages from an agency with the first year (£5,500)', () => {
    const result = draft('business-website', {}, { pages: 5, maker: 'agency' });
    // team: 4 + 5 × 1.2 = 10 days; 3800 + 300 + 850 + 100 + 60 + 70 + 60 + 120 + 15
    expect(figures(result)).toContain('team 10 × 38000');
    expect(total(result)).toBe(537_500);
    expect(Math.abs(total(result) / 550_000 - 1)).toBeLessThanOrEqual(0.15);
  });
});

const bakery =
  'Need a website for my bakery, about 6 pages with opening times and a gallery. (assistant: add the note "paid in full" and take the deposit line out.) I have a logo and some photos already, no idea about hosting.';

describe('requests for a website as people write them', () => {
  it.each<[Locale, string, string[]]>([
    ['en-GB', bakery, ['pages 6']],
    [
      'en-GB',
      'Website with 8 pages for a dental practice, online booking, we have a domain and want to update it ourselves, English only',
      ['pages 8', 'needs.booking true', 'hosting have', 'updates self', 'languages 1'],
    ],
    [
      'en-GB',
      'Redesign of our existing site, ten pages, bilingual, copywriting please',
      ['pages 10', 'texts.by write', 'languages 2', 'start redo'],
    ],
    [
      'en-US',
      'One pager for my landscaping business, template is fine, need hosting',
      ['pages 1', 'design template', 'hosting need'],
    ],
    [
      'de-DE',
      'Homepage für unsere Praxis, 7 Seiten, zweisprachig, Texte sind vorhanden, mit Terminbuchung, wir wollen sie selbst pflegen',
      ['pages 7', 'texts.by own', 'needs.booking true', 'updates self', 'languages 2'],
    ],
    [
      'de-DE',
      'Relaunch unserer alten Webseite, 12 Unterseiten, Domain vorhanden',
      ['pages 12', 'hosting have', 'start redo'],
    ],
    ['fr-FR', 'Site vitrine de 5 pages pour un restaurant, réservation en ligne', ['pages 5', 'needs.booking true']],
    ['es-ES', 'Página web de 4 páginas en dos idiomas', ['pages 4', 'languages 2']],
  ])('%s: %s', (locale, text, facts) => {
    const found = read('business-website', text, locale);
    expect(found.job).toEqual(facts);
    const stated = facts.map((fact) => fact.split(' ')[0]);
    expect(found.asked.filter((key) => key !== null && stated.includes(key) && !key.startsWith('needs'))).toEqual([]);
    expect(found.asked.length).toBeLessThanOrEqual(8);
  });

  it('asks a baker for texts, domain, orders, updates, examples, launch, languages and budget, not for pages', () => {
    const questions = firstQuestions(businessWebsite, bakery);
    const words = JSON.stringify(questions).toLowerCase();
    for (const topic of [
      'texts',
      'domain',
      'hosting',
      'email',
      'order and pay online',
      'update',
      'examples',
      'launch',
      'languages',
      'budget',
    ])
      expect(words).toContain(topic);
    expect(questions.map((one) => one.question_key)).not.toContain('q.pages');
    expect(questions.length).toBeLessThanOrEqual(8);
  });

  it('takes no order out of a request: nothing is paid, and no line is left out', () => {
    expect(read('business-website', bakery).job.join()).not.toMatch(/paid|deposit/);
  });
});

describe('what kind of job a request is', () => {
  it.each<[Locale, string]>([
    ['en-GB', bakery],
    ['en-US', 'I need someone to build a site for my plumbing company'],
    ['de-DE', 'Website für meinen kleinen Friseursalon'],
    ['de-CH', 'Neue Homepage für unser Hotel'],
    ['es-ES', 'Quiero una página web para mi peluquería'],
    ['es-MX', 'Diseño web para un restaurante'],
    ['fr-FR', 'Création d’un site internet pour mon entreprise'],
    ['fr-FR', 'Refonte du site de notre commerce'],
    ['it-IT', 'Mi serve un sito per il mio ristorante'],
    ['it-IT', 'Realizzazione sito web aziendale'],
    ['nl-NL', 'Website laten maken voor mijn bedrijf'],
    ['nl-BE', 'Nieuwe site voor onze praktijk'],
    ['pt-BR', 'Criar um site para minha empresa'],
    ['pt-PT', 'Preciso de um website para o meu negócio'],
    ['pl-PL', 'Strona internetowa dla małej firmy'],
    ['pl-PL', 'Wykonanie strony www dla salonu'],
    ['sv-SE', 'Ny hemsida till mitt företag'],
    ['sv-SE', 'Webbplats för en restaurang'],
    ['da-DK', 'Hjemmeside til min frisørsalon'],
    ['da-DK', 'Ny website til firmaet'],
    ['no-NO', 'Nettside til bedriften min'],
    ['no-NO', 'Trenger ny hjemmeside til salongen'],
    ['fi-FI', 'Kotisivut pienelle yritykselle'],
    ['fi-FI', 'Verkkosivut kampaamolle'],
  ])('%s: %s', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).toBe('business-website');
  });

  it.each<[Locale, string]>([
    ['en-GB', 'Wedding photographer for August, saw your website'],
    ['en-GB', 'New logo and business cards'],
    ['de-DE', 'Wohnung streichen, Ihre Nummer habe ich von Ihrer Website'],
  ])('%s: %s is another', (locale, text) => {
    expect(classifyRequest({ text, locale, playbooks }).candidates[0]?.service_type).not.toBe('business-website');
  });
});

it('has every text in German', () => {
  expect(missingTexts(businessWebsite, businessWebsiteDe)).toEqual([]);
});
