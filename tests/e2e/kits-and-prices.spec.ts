import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, paintingId } from '../support/stories.ts';

const line = (description: string, unit_price_minor: number) => ({
  ...{ description, category: 'labour', quantity: 2, unit: 'per_unit', unit_price_minor },
});

test('lines are kept as a kit and put in by its name, and a whole quote begins like another', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(300_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  const quote = await painter.client.post('/api/quotes', {
    ...{ mode: 'by_hand', title: 'Paint the hall', customer: { name: 'Mara Muster' } },
    line_items: [line('Fill holes', 4000), line('Two coats', 9000), line('Skip hire', 20_000)],
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);

  await test.step('two of three lines become a kit', async () => {
    await page.goto(`${app.url}/quotes/${quote.id}`);
    await page.getByRole('button', { name: 'Kits', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keep lines as a kit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Walls');
    await dialog.getByLabel('Skip hire').uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Kept as “Walls”').first()).toBeVisible();
  });

  await test.step('a name twice is refused beside the field', async () => {
    await page.getByRole('button', { name: 'Kits', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keep lines as a kit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('walls');
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(dialog.getByText('Something else of yours is called that')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('typed in the quote, Enter puts it in at the end', async () => {
    await page.getByRole('button', { name: 'Kits', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Put in a kit or template' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('wal');
    await expect(page.getByRole('dialog').getByRole('button', { name: /Walls/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Walls” is in the quote').first()).toBeVisible();
    const { line_items } = await painter.client.get(`/api/quotes/${quote.id}`);
    const names = line_items.map((one: { description: string }) => one.description);
    expect(names).toEqual(['Fill holes', 'Two coats', 'Skip hire', 'Fill holes', 'Two coats']);
  });

  await test.step('typed in the sheet of a quote by hand, it takes the place of the line', async () => {
    await page.getByRole('button', { name: 'Kits', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keep the quote as a template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('Kept as “Paint the hall”').first()).toBeVisible();
    await page.goto(`${app.url}/quotes/new/by-hand`);
    await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Wall');
    await page.getByRole('option', { name: /^Walls Kit/ }).click();
    await expect(page.getByRole('combobox', { name: 'Item, line 2' })).toHaveValue('Two coats');
    await expect(page.getByLabel('Price, line 2')).toHaveValue('90.00');
  });

  await test.step('a quote begins with a template', async () => {
    await page.goto(`${app.url}/quotes/create`);
    await page.getByRole('link', { name: 'From a template' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Paint the hall/ })
      .click();
    await expect(page.getByText('Begins with “Paint the hall”')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Paint the hall');
    await page.getByRole('combobox', { name: 'Name' }).fill('Otto Other');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'On to the review' }).click();
    await page.waitForURL(/\/quotes\/[0-9a-f-]{36}/);
    const id = new URL(page.url()).pathname.split('/')[2];
    expect((await painter.client.get(`/api/quotes/${id}`)).line_items).toHaveLength(5);
  });

  await test.step('in the settings it is renamed and deleted', async () => {
    await page.goto(`${app.url}/provider/settings/kits`);
    await page.getByRole('button', { name: 'Rename “Walls”' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Walls and more');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Delete “Walls and more”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('button', { name: 'Rename “Walls and more”' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a price list is looked at and taken, and prices are tried by service and on a request', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(300_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);
  const sheet = `/api/provider/services/${paintingId}/rate-sheet`;
  const ceiling = (await painter.client.get(sheet)).find(({ key }: { key: string }) => key === 'work:ceiling');

  await test.step('rows with something wrong are named by their lines', async () => {
    await page.goto(`${app.url}/provider/pricing`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const list = `item,uom,cost\n"${ceiling.label}",m2,7.50\nScaffold,day,80\nTape,each,on request\n`;
    await dialog.getByLabel('CSV file').setInputFiles({
      ...{ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
    });
    await expect(dialog.getByText('3 rows read')).toBeVisible();
    await expect(dialog.getByText(/Line 4:/)).toBeVisible();
    await dialog.getByLabel('For', { exact: true }).selectOption(paintingId);
    await expect(dialog.getByText('prices work')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 2 prices' }).click();
    await expect(page.getByText('2 prices imported').first()).toBeVisible();
    await expect(page.getByText(/put in by its name/).first()).toBeVisible();
  });

  await test.step('a price that is typed moves the example at once, saved or not', async () => {
    await page.goto(`${app.url}/provider/pricing/v2`);
    const sample = page
      .getByRole('region', { name: 'What a job would cost' })
      .or(page.locator('section', { hasText: 'What a job would cost' }).last());
    await expect(sample.getByText('Customer pays')).toBeVisible();
    const before = await sample.textContent();
    await page.getByRole('textbox', { name: `Price: ${ceiling.label}`, exact: true }).fill('75.00');
    await expect(sample).not.toHaveText(before ?? '');
    await expect(sample).toContainText('£75.00');
    await expectAccessible(page);
    const stored = await painter.client.get(sheet);
    expect(stored.find(({ key }: { key: string }) => key === 'work:ceiling').price_minor).toBe(750);
  });

  await test.step('a typed request is priced, with what each line rests on', async () => {
    await page.goto(`${app.url}/test-pricing`);
    await page.getByRole('button', { name: 'Price it' }).click();
    await expect(page.getByLabel('What a customer might write')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('What a customer might write').fill('Paint the living room, walls and ceiling, 5 x 4 m.');
    await page.getByRole('button', { name: 'Price it' }).click();
    await expect(page.getByText(/^Taken for:/)).toBeVisible();
    await page.getByText('What it rests on', { exact: true }).first().click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect((await painter.client.get('/api/quotes?per_page=1')).length).toBe(0);
  });
});
