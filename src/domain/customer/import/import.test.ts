import { describe, expect, test } from 'vitest';
import { guessDelimiter } from '../../csv/guess-delimiter.ts';
import { fieldsOf } from '../../csv/match-headings.ts';
import { plainCell } from '../../csv/plain-cell.ts';
import type { ImportField } from './import-field.ts';
import { isHeading, kindOf, matchColumns, matchContents } from './match-columns.ts';
import { rowValues } from './row-values.ts';

test.each([
  [
    ['Name', 'E-mail', 'Phone', 'Notes'],
    ['name', 'email', 'phone', null],
  ],
  [
    ['Vorname', 'Nachname', 'Firma', 'Straße', 'PLZ', 'Ort'],
    ['first_name', 'last_name', 'company', 'street', 'postcode', 'city'],
  ],
  [
    ['Nom', 'Prénom', 'Téléphone'],
    ['last_name', 'first_name', 'phone'],
  ],
  [
    ['Nom', 'Courriel'],
    ['name', 'email'],
  ],
  [
    ['Nombre', 'Apellidos', 'Correo electrónico'],
    ['first_name', 'last_name', 'email'],
  ],
  [
    ['Nome', 'Cognome', 'CAP', 'Città'],
    ['first_name', 'last_name', 'postcode', 'city'],
  ],
  [
    ['NOME', 'Telemóvel', 'Morada'],
    ['name', 'phone', 'address'],
  ],
  [
    ['Klant', 'Telefoonnummer', 'Woonplaats'],
    ['name', 'phone', 'city'],
  ],
  [
    ['Imię', 'Nazwisko', 'Ulica'],
    ['first_name', 'last_name', 'street'],
  ],
  [
    ['Förnamn', 'Efternamn', 'E-post'],
    ['first_name', 'last_name', 'email'],
  ],
  [
    ['Fornavn', 'Etternavn', 'Poststed'],
    ['first_name', 'last_name', 'city'],
  ],
  [
    ['Navn', 'Telefon', 'By'],
    ['name', 'phone', 'city'],
  ],
  [
    ['Etunimi', 'Sukunimi', 'Sähköposti'],
    ['first_name', 'last_name', 'email'],
  ],
  [
    ['Mobile', 'Phone', 'Full name'],
    [null, 'phone', 'name'],
  ],
])('the headings %j are understood', (headings, fields) => {
  expect(matchColumns(headings)).toEqual(fields);
});

test('a first row with a mail address is no heading', () => {
  expect(isHeading(['Name', 'Email'])).toBe(true);
  expect(isHeading(['Pat', 'pat@x.example'])).toBe(false);
  expect(matchContents(['Pat', 'pat@x.example'])).toEqual([null, 'email']);
});

test.each([
  ['a,b\n1,2\n', ','],
  ['a;b\n"1,5";2,5\n', ';'],
  ['a\tb, c\td\n1\t2, x, y\t3\n', '\t'],
  ['sep=;\r\na,b\r\n', ';'],
  ['"a;b;c;d",e\n"x;y",z\n', ','],
  ['name\nPat\n', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});

test.each([
  ["'=1+1", '=1+1'],
  ["'+44 20", '+44 20'],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['="0151"', '0151'],
  ['="a ""b"""', 'a "b"'],
  ['\uFEFF a\u0000b ', 'ab'],
  ['one\ntwo', 'one\ntwo'],
])('the cell %j means %j', (cell, text) => {
  expect(plainCell(cell)).toBe(text);
});

describe('a row', () => {
  const write = (parts: object) => JSON.stringify(parts);
  const valuesOf = (fields: Parameters<typeof rowValues>[0]) => rowValues(fields, write);

  test('has the name of a person, of a business, or of both', () => {
    expect(valuesOf({ first_name: 'Pat', last_name: 'Example' })).toMatchObject({
      name: 'Pat Example',
      kind: undefined,
    });
    expect(valuesOf({ company: 'Ltd', name: 'Pat' })).toMatchObject({ name: 'Ltd, Pat', kind: 'business' });
    expect(valuesOf({ company: 'Ltd' }).name).toBe('Ltd');
  });

  test('keeps a whole address, and has one written of its parts', () => {
    expect(valuesOf({ address: '1 Road\nTown' }).address).toBe('1 Road\nTown');
    expect(valuesOf({ address: '1 Road', city: 'Town' }).address).toContain('"street":"1 Road"');
    expect(valuesOf({ street: '1 Road', address: 'Flat 2' }).address).toContain('"street":"1 Road, Flat 2"');
  });

  test('is cut by its columns, of which two may be one field', () => {
    expect(fieldsOf<ImportField>(['a', 'b', '', 'x'], ['address', 'address', 'name', null])).toEqual({
      address: 'a b',
    });
  });

  test('says in any language what somebody is', () => {
    expect(['Firma', 'private', 'Yritys', 'nothing'].map(kindOf)).toEqual([
      'business',
      'person',
      'business',
      undefined,
    ]);
  });
});
