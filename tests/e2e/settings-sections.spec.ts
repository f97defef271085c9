import { expect, expectAccessible, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, tokenOf } from '../support/stories.ts';

test('settings are sections with addresses: a list at the side of a laptop, a page each on a phone', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(300_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, app, painter);

  await test.step('on a laptop the list stands beside the first section', async () => {
    await page.goto(`${app.url}/provider/settings`);
    await expect(page).toHaveURL(/\/settings\/business$/);
    const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
    await expect(sections.getByRole('link', { name: 'Business and tax' })).toHaveAttribute('aria-current', 'page');
    await sections.getByRole('link', { name: 'Quotes', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/quotes$/);
  });

  await test.step('the next number is chosen, and shown as it will be written', async () => {
    await page.getByLabel('Number of a quote').fill('AN-{number}');
    await page.getByLabel('Next number').fill('0');
    await page.getByRole('button', { name: 'Save quote settings' }).click();
    await expect(page.getByText('Please write a number from 1 on')).toBeVisible();
    await page.getByLabel('Next number').fill('250');
    await expect(page.getByText('The next quote that is finished becomes AN-250')).toBeVisible();
    await page.getByRole('button', { name: 'Save quote settings' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    const { quotes } = await painter.client.get('/api/provider/settings');
    expect(quotes).toMatchObject({ number_format: 'AN-{number}', next_number: 250 });
    await expectAccessible(page);
  });

  await test.step('mails that are not wanted are switched off', async () => {
    await page.goto(`${app.url}/provider/settings/notifications`);
    await page.getByLabel('A customer writes to you').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    expect((await painter.client.get('/api/provider/settings')).notifications.message).toBe(false);
  });

  await test.step('a trade leads to its services, marked but not saved', async () => {
    await page.goto(`${app.url}/provider/settings/trades`);
    await page.getByLabel('Tiler', { exact: true }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Look over the services' }).click();
    await expect(page.getByText('Chosen by your trades')).toBeVisible();
    await expectAccessible(page);
    expect(await painter.client.get('/api/provider/services')).toHaveLength(1);
    await page.getByRole('button', { name: 'Save services' }).click();
    await expect(page.getByText('Services saved').first()).toBeVisible();
    expect((await painter.client.get('/api/provider/services')).length).toBeGreaterThan(1);
  });

  await test.step('the colour shows on the customer’s page in both looks', async () => {
    await page.goto(`${app.url}/provider/settings/branding`);
    await page.getByLabel('Colour', { exact: true }).fill('#ffe66d');
    await expect(page.getByRole('list', { name: 'How it looks' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    const line = { description: 'Paint', category: 'labour', quantity: 1, unit: 'fixed', unit_price_minor: 9000 };
    const customer = { name: 'Mara Muster' };
    const quote = await painter.client.post('/api/quotes', {
      ...{ mode: 'by_hand', title: 'Hall', customer, line_items: [line] },
    });
    const sent = await painter.client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    await page.goto(`${app.url}/q/${tokenOf(sent.links[0].url)}/result`);
    const colour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action-primary-bg').trim());
    const { brand } = (
      await (await page.request.get(`${app.url}/api/customer/quotes/${tokenOf(sent.links[0].url)}`)).json()
    ).data.provider;
    expect(await colour()).toBe(brand.shades.light.background);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).toBe('#ffe66d');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('all data come as one archive', async () => {
    await page.goto(`${app.url}/provider/settings/data`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('export.zip');
    await expect(page.getByRole('link', { name: 'To sign-in and security' })).toHaveAttribute(
      'href',
      '/account/security',
    );
  });

  await test.step('on a phone the list is a page, and each section has the way back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.url}/provider/settings`);
    await expect(page).toHaveURL(/\/provider\/settings$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Linked products/ }).click();
    await page.getByLabel('Address of your hiring dashboard').fill('https://hire.example.com/jobs');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await page.getByRole('link', { name: 'All settings' }).click();
    await expect(page).toHaveURL(/\/provider\/settings$/);
    await page.reload();
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'JustHire' })).toHaveAttribute(
      'href',
      'https://hire.example.com/jobs',
    );
  });
});
