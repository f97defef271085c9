import { expect, test } from 'vitest';
import { changedSettings, clashingSettings, type Settings } from './settings-values.ts';

const before: Settings = {
  title: 'Paint the hall',
  detail: 'parts',
  discount_percent: 0,
  valid_until: null,
  terms: null,
  prices_include_tax: false,
  starts: null,
  duration: null,
  deposit_percent: null,
  guarantee: null,
};

test('only what was edited is saved', () => {
  expect(changedSettings(before, { ...before, title: 'Paint the kitchen' })).toEqual({ title: 'Paint the kitchen' });
  expect(changedSettings(before, { ...before, terms: '' })).toEqual({});
  expect(changedSettings(before, { ...before, detail: 'rates', starts: 'In May', guarantee: '' })).toEqual({
    detail: 'rates',
    starts: 'In May',
  });
  expect(changedSettings({ ...before, deposit_percent: 30 }, before)).toEqual({ deposit_percent: null });
  expect(changedSettings({ ...before, discount_percent: 5 }, before)).toEqual({ discount_percent: 0 });
});

test('an edit clashes only with a change of the same thing to another value', () => {
  const change = { title: 'Mine' };
  expect(clashingSettings(before, { ...before, title: 'Theirs' }, change)).toEqual(['title']);
  expect(clashingSettings(before, { ...before, terms: 'Theirs' }, change)).toEqual([]);
  expect(clashingSettings(before, { ...before, detail: 'total' }, { detail: 'lines' })).toEqual(['detail']);
  expect(clashingSettings(before, { ...before, title: 'Mine' }, change)).toEqual([]);
});
