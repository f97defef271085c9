import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { openFirm } from '../support/journey-steps.ts';
import { createQuote, paintingId, waitForStatus } from '../support/stories.ts';

interface Rule {
  readonly id: string;
  readonly line_key: string | null;
  readonly service_type_id: string | null;
  readonly rate_minor: number;
}

async function pasteInto(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('a German firm pastes its prices into the rate sheet, and a new quote is priced by them', async ({
  app,
  page,
  context,
  watched,
}) => {
  test.setTimeout(600_000);
  watched(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { client } = await openFirm(page, app, { locale: 'de-DE', currency: 'EUR' });
  for (const { id } of await client.get('/api/provider/pricing-rules'))
    await client.send('DELETE', `/api/provider/pricing-rules/${id}`);
  const read = { 'Accept-Language': 'de-DE' };
  const sheet = await client.send('GET', `/api/provider/services/${paintingId}/rate-sheet`, undefined, read);
  const rows = sheet.body.data;
  const names: string[] = rows.map(({ label }: { label: string }) => label);
  const [first = '', second = '', third = '', fourth = ''] = names;
  const price = (name: string) => page.getByRole('textbox', { name: `Preis: ${name}`, exact: true });
  const stored = async (): Promise<Rule[]> => client.get('/api/provider/pricing-rules');

  await test.step('from the list to the sheet of one service, where usual rates stand in grey', async () => {
    await page.goto(`${app.url}/provider/pricing`);
    await page.getByRole('button', { name: 'Preistabelle', exact: true }).click();
    await page.getByLabel('Leistung', { exact: true }).selectOption(paintingId);
    await expect(price(first)).toHaveAttribute('placeholder', /\d,\d\d/);
    await expect(page.getByText(`${names.length} von ${names.length} sind ohne eigenen Preis`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('three amounts fill three cells downwards; Enter, the arrows and Escape are a spreadsheet’s', async () => {
    await price(first).focus();
    await pasteInto(page, '1.234,50\n12,5\n9 €\n');
    await expect(price(first)).toHaveValue('1234,50');
    await expect(price(second)).toHaveValue('12,50');
    await expect(price(third)).toHaveValue('9,00');
    await expect(page.getByText('3 Beträge eingefügt.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(price(second)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(price(fourth)).toBeFocused();
    await page.keyboard.type('acht');
    await expect(page.getByText('Das ist kein Betrag', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(price(fourth)).toHaveValue('');
    await expect(page.getByText('3 Zeilen noch nicht gespeichert')).toBeVisible();
  });

  await test.step('a list of names is read before it is taken, and says what is left out', async () => {
    await price(first).focus();
    await pasteInto(page, `Leistung\tEinheit\tPreis\n${fourth}\t\t7,25\nFassade vergolden\tm²\t99\n`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('2 Zeilen werden ausgelassen')).toBeVisible();
    await expect(dialog.getByText('Keine Arbeit dieser Leistung heißt so')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '1 Preis übernehmen' }).click();
    await expect(price(fourth)).toHaveValue('7,25');
    expect(await stored()).toEqual([]);
  });

  await test.step('what is not saved outlives a reload, which asks first', async () => {
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(page.getByText('Was Sie geschrieben hatten, ist noch da')).toBeVisible();
    await expect(price(first)).toHaveValue('1234,50');
    await expectAccessible(page);
  });

  await test.step('of a price that was changed elsewhere nothing is saved before somebody has looked', async () => {
    const key = rows[1].key.replace('work:', '');
    await client.post('/api/provider/pricing-rules', {
      name: second,
      service_type_id: paintingId,
      line_key: key,
      strategy: rows[1].unit,
      unit: rows[1].unit,
      cost_category: rows[1].category,
      rate_minor: 1100,
    });
    await page.getByRole('button', { name: 'Alles speichern' }).click();
    await expect(page.getByText('Noch nichts gespeichert')).toBeVisible();
    await expect(page.getByText('Inzwischen geändert, jetzt')).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Meinen behalten: ${second}` }).click();
    await page.getByRole('button', { name: 'Alles speichern' }).click();
    await expect(page.getByText('Gespeichert: Neue Angebote werden damit berechnet').first()).toBeVisible();
    await page.reload();
    await expect(price(first)).toHaveValue('1234,50');
    await expect(price(second)).toHaveValue('12,50');
    const rates = (await stored()).map(({ line_key, rate_minor }): [string, number] => [
      `work:${line_key}`,
      rate_minor,
    ]);
    expect(new Map(rates)).toEqual(new Map([123450, 1250, 900, 725].map((rate, at) => [rows[at].key, rate])));
  });

  await test.step('a phone has the same as labelled fields', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(price(first)).toHaveCount(0);
    const item = page.getByRole('listitem').filter({ hasText: third }).first();
    await item.getByRole('textbox').first().fill('8');
    await page.getByRole('button', { name: 'Alles speichern' }).click();
    await expect(page.getByText('Zeile noch nicht gespeichert')).toHaveCount(0);
    await expectAccessible(page);
  });

  const asked = await createQuote(client, {
    description: 'Bitte mein Schlafzimmer streichen, 4 x 3 m, Wände und Decke',
    locale: 'de-DE',
  });
  await client.post(`/api/quotes/${asked.id}/estimate`);
  const quote = await waitForStatus(client, asked.id, 'provider_review');
  const prices: number[] = quote.line_items.map(
    ({ unit_price_minor }: { unit_price_minor: number }) => unit_price_minor,
  );
  expect(prices.filter((one) => [123450, 1250, 800, 725].includes(one)).length).toBeGreaterThan(0);
});
