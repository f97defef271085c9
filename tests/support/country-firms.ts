/** A firm of a country, what its provider types to say so, and what its customer has to read. */
export interface CountryFirm {
  readonly title: string;
  readonly locale: 'de-DE' | 'fr-FR' | 'pl-PL';
  readonly country: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  /** Undefined for whoever is not registered. */
  readonly taxNumber?: { readonly label: string; readonly value: string };
  readonly companyNumber: { readonly label: string; readonly value: string };
  /** The country's rates as the set-up shows them, the usual one first. */
  readonly rates: readonly string[];
  readonly customer: { readonly name: string; readonly kind: 'person' | 'business' };
  readonly job: string;
  readonly lines: readonly HandWrittenLine[];
  /** Name and amount of each sum at the desk, then of each sum on paper. */
  readonly deskSums: readonly Sum[];
  readonly paperSums: readonly Sum[];
  /** What the send dialog says beside the job, and below it. */
  readonly headline: readonly string[];
  /** The customer's large figure and the sentence below it. */
  readonly price: string;
  readonly taxSentence: string;
  /** Everything else the customer's page says, small print included. */
  readonly says: readonly string[];
  readonly acceptFor: string;
}

interface HandWrittenLine {
  readonly description: string;
  readonly price: string;
  /** Percent, chosen at the desk where it is not the usual one. */
  readonly otherRate?: string;
  /** As the customer reads it: a private one with tax. */
  readonly shown: string;
}

type Sum = readonly [name: string, amount: string];

export const countryFirms: readonly CountryFirm[] = [
  {
    title: 'a German GmbH charges 19 % and 7 % in one quote',
    locale: 'de-DE',
    country: 'DE',
    name: 'Erfundene Gärten GmbH',
    phone: '+49 30 23125 001',
    address: 'Nirgendweg 1, 10115 Musterstadt',
    taxNumber: { label: 'USt-IdNr.', value: 'DE 123456789' },
    companyNumber: { label: 'Handelsregister', value: 'HRB 12345 Musterstadt' },
    rates: ['19', '7'],
    customer: { name: 'Petra Muster', kind: 'person' },
    job: 'Hecke und Brennholz',
    // 1234.56 and 234.57 (19 % are 234.5664); 99.95 and 7.00 (7 % are 6.9965).
    lines: [
      { description: 'Hecke schneiden', price: '1234,56', shown: '1.469,13 €' },
      { description: 'Brennholz liefern', price: '99,95', otherRate: '7', shown: '106,95 €' },
    ],
    deskSums: [
      ['Netto', '1.334,51 €'],
      ['MwSt. 7 %', '7,00 €'],
      ['MwSt. 19 %', '234,57 €'],
      ['Kunde zahlt', '1.576,08 €'],
    ],
    headline: ['1.576,08 €'],
    price: '1.576,08 €',
    taxSentence: 'Enthält 7,00 € + 234,57 € MwSt.',
    says: ['USt-IdNr. DE 123456789', 'Handelsregister HRB 12345 Musterstadt'],
    paperSums: [
      ['Gesamt', '1.576,08 €'],
      ['MwSt. 7 %', '7,00 €'],
      ['MwSt. 19 %', '234,57 €'],
    ],
    acceptFor: 'Für 1.576,08 € annehmen',
  },
  {
    title: 'a French company charges 20 % and 5.5 % in one quote',
    locale: 'fr-FR',
    country: 'FR',
    name: 'Façades Inventées SARL',
    phone: '+33 1 99 00 12 34',
    address: '1 rue de Nulle-Part, 75000 Exempleville',
    taxNumber: { label: 'N° de TVA intracommunautaire', value: 'FR 12 345678901' },
    companyNumber: { label: 'SIRET', value: '123 456 789 00012' },
    rates: ['20', '10', '5,5', '2,1'],
    customer: { name: 'Camille Exemple', kind: 'person' },
    job: 'Murs et isolation',
    // 2350.50 and 470.10; 840.00 and 46.20.
    lines: [
      { description: 'Peinture des murs', price: '2350,50', shown: '2 820,60 €' },
      { description: 'Isolation du toit', price: '840', otherRate: '5.5', shown: '886,20 €' },
    ],
    deskSums: [
      ['Net', '3 190,50 €'],
      ['TVA 5,5 %', '46,20 €'],
      ['TVA 20 %', '470,10 €'],
      ['Customer pays', '3 706,80 €'],
    ],
    headline: ['3 706,80 €'],
    price: '3 706,80 €',
    taxSentence: 'Includes 46,20 € + 470,10 € TVA',
    says: ['N° de TVA intracommunautaire FR 12 345678901', 'SIRET 123 456 789 00012'],
    paperSums: [
      ['Total', '3 706,80 €'],
      ['TVA 5,5 %', '46,20 €'],
      ['TVA 20 %', '470,10 €'],
    ],
    acceptFor: 'Accept for 3 706,80 €',
  },
  {
    title: 'a French sole trader who is not registered writes the sentence of the country instead of a tax',
    locale: 'fr-FR',
    country: 'FR',
    name: 'Camille Inventée',
    phone: '+33 1 99 00 12 35',
    address: '2 rue de Nulle-Part, 75000 Exempleville',
    companyNumber: { label: 'SIRET', value: '123 456 789 00020' },
    rates: [],
    customer: { name: 'Dominique Exemple', kind: 'person' },
    job: 'Ramonage',
    lines: [{ description: 'Ramoner la cheminée', price: '1480,5', shown: '1 480,50 €' }],
    deskSums: [['Customer pays', '1 480,50 €']],
    headline: ['1 480,50 €'],
    price: '1 480,50 €',
    taxSentence: 'Nothing is added to this price',
    says: ['TVA non applicable, art. 293 B du CGI', 'SIRET 123 456 789 00020'],
    paperSums: [['Total', '1 480,50 €']],
    acceptFor: 'Accept for 1 480,50 €',
  },
  {
    title: 'a Polish firm quotes a company net, with 23 % and 8 % below',
    locale: 'pl-PL',
    country: 'PL',
    name: 'Zmyślone Dachy Sp. z o.o.',
    phone: '+48 22 999 00 12',
    address: 'ul. Nigdzie 1, 00-001 Przykładowo',
    taxNumber: { label: 'NIP', value: 'PL 123-456-78-90' },
    companyNumber: { label: 'KRS', value: '0000123456' },
    rates: ['23', '8', '5'],
    customer: { name: 'Przykład Sp. z o.o.', kind: 'business' },
    job: 'Dach i rynny',
    // 14200.00 and 3266.00; 150.00 and 12.00.
    lines: [
      { description: 'Remont dachu', price: '14200', shown: '14 200,00 €' },
      { description: 'Czyszczenie rynien', price: '150', otherRate: '8', shown: '150,00 €' },
    ],
    deskSums: [
      ['Net', '14 350,00 €'],
      ['VAT 8%', '12,00 €'],
      ['VAT 23%', '3266,00 €'],
      ['Customer pays', '17 628,00 €'],
    ],
    headline: ['14 350,00 €', 'plus 3278,00 € VAT, 17 628,00 € in all'],
    price: '14 350,00 €',
    taxSentence: 'plus 12,00 € + 3266,00 € VAT: 17 628,00 € in all',
    says: ['NIP PL 123-456-78-90', 'KRS 0000123456'],
    paperSums: [
      ['Sum before tax', '14 350,00 €'],
      ['VAT 8 %', '12,00 €'],
      ['VAT 23 %', '3266,00 €'],
      ['Total', '17 628,00 €'],
    ],
    acceptFor: 'Accept for 17 628,00 €',
  },
];
