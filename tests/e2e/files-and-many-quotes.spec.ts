import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter } from '../support/stories.ts';

test('a messy CSV of 10,000 rows is looked at, put right by hand and taken; again it changes nothing', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  await signIn(page, app, painter);
  await page.goto(`${app.url}/customers`);
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    at % 100 === 7 ? `"Wrong; ${at}";nobody;;` : `"Person ""${at}""";person${at}@x.example;"Road ${at}\nTown"`,
  );
  const text = `\uFEFF${['Name;E-mail;Where', ...rows].join('\r\n')}`;
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const dialog = page.getByRole('dialog');

  await test.step('the file is shown before anything is taken', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByLabel('CSV file').setInputFiles(file);
    await expect(dialog.getByText('10,000 rows read')).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByText('100 rows have something wrong')).toBeVisible();
    await dialog.getByLabel('Where is taken for').selectOption({ label: 'Address' });
    await expect(dialog.getByRole('button', { name: 'Import 9,900 customers' })).toBeEnabled({ timeout: 60_000 });
    await expectAccessible(page);
  });

  await test.step('what is right is taken', async () => {
    await dialog.getByRole('button', { name: 'Import 9,900 customers' }).click();
    await expect(page.getByText('9,900 customers imported', { exact: true })).toBeVisible({ timeout: 60_000 });
    const [person] = await painter.client.get('/api/provider/customers?search=person42@x.example');
    expect(person).toMatchObject({ name: 'Person "42"', address: 'Road 42\nTown' });
  });

  await test.step('the same file has nothing more to give', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByLabel('CSV file').setInputFiles(file);
    await expect(dialog.getByText(/0 new, 0 changed, 9,900 stay/)).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });
});

test('twenty quotes are chosen by keyboard, archived at once and brought back', async ({ app, page, watched }) => {
  test.setTimeout(240_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  const line = { description: 'Work', category: 'labour', quantity: 1, unit: 'fixed', unit_price_minor: 1000 };
  for (let at = 1; at <= 20; at++)
    await painter.client.post('/api/quotes', {
      mode: 'by_hand',
      title: `Job ${at}`,
      customer: { name: 'Pat Example' },
      line_items: [line],
    });
  await signIn(page, app, painter);
  await page.goto(`${app.url}/quotes`);
  const archived = async () => (await painter.client.get('/api/quotes?archived=true&per_page=100')).length;

  await page.getByRole('checkbox', { name: 'Choose Job 20', exact: true }).focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1 quote chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Job 1', exact: true }).focus();
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('20 quotes chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Chosen quotes' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('20 quotes archived', { exact: true })).toBeVisible();
  expect(await archived()).toBe(20);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('20 quotes are back in the list', { exact: true })).toBeVisible();
  expect(await archived()).toBe(0);
  await expect(page.getByRole('link', { name: 'Job 1', exact: true })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await downloading).suggestedFilename()).toBe('quotes.csv');
});
