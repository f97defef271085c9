import { expect, test } from 'vitest';
import { propertiesOf, readPreferences } from './theme-preferences.ts';
import { lookScript, themeScript } from './theme-script.ts';

function draw(localStorage: unknown, dataset: { theme?: string } = {}) {
  const properties = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => properties.set(name, value) };
  new Function('localStorage', 'document', themeScript + lookScript)(localStorage, {
    documentElement: { dataset, style },
  });
  return { theme: dataset.theme, properties };
}

test.each(['light', 'dark'])('a page is drawn %s from the start where that was chosen', (theme) => {
  expect(draw({ theme }).theme).toBe(theme);
});

test.each([{ theme: 'system' }, { theme: 'blue' }, {}, null])('a page follows the device with %j kept', (storage) => {
  expect(draw(storage).theme).toBeUndefined();
});

test('a mode that the page forces stays, whatever was chosen', () => {
  expect(draw({ theme: 'dark' }, { theme: 'light' }).theme).toBe('light');
});

test.each([
  '{"primaryColor":{"500":"#29cf61","600":"#0c7937"},"spacing":"0.225rem","borderRadius":"4px"}',
  '{"spacing":"0.275rem"}',
  '{"primaryColor":{"500":"#29cf61","600":"url(x)"},"spacing":"-1rem","borderRadius":"4"}',
  '{"primaryColor":"red","spacing":4,"borderRadius":null}',
  '[]',
  'null',
  'broken',
])('what is drawn first is what is shown later, with %s kept', (kept) => {
  expect(draw({ 'theme-preferences': kept }).properties).toEqual(propertiesOf(readPreferences(kept)));
});

test('a chosen colour, spacing and corner are there before anything is drawn', () => {
  const kept = JSON.stringify({ primaryColor: { 600: '#0c7937' }, spacing: '0.225rem', borderRadius: '0px' });
  expect(Object.fromEntries(draw({ 'theme-preferences': kept }).properties)).toEqual({
    '--primary-600': '#0c7937',
    '--spacing': '0.225rem',
    '--radius': '0px',
  });
});

test('broken preferences do not keep the colour mode away', () => {
  expect(draw({ theme: 'dark', 'theme-preferences': 'broken' }).theme).toBe('dark');
});
