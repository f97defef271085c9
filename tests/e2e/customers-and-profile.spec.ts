import type { Page } from '@playwright/test';
import { drawLate, expect, expectAccessible, test } from '../support/browser.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, type SignedUp } from '../support/stories.ts';

const wall = new URL('../support/wall.jpg', import.meta.url).pathname;

async function signIn(page: Page, app: RunningApp, { email, password }: SignedUp): Promise<void> {
  await page.goto(`${app.url}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/(quotes|dashboard)/);
}

test('a provider keeps customers, quotes for one without typing twice, shows a logo and sees what a price means', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  watched(page);
  const painter = await createPainter((path, init) => fetch(app.url + path, init));
  await signIn(page, app, painter);

  await test.step('the empty list says what will be here', async () => {
    await page.getByRole('link', { name: 'Customers' }).first().click();
    await expect(page.getByText('Your customers will be here')).toBeVisible();
  });

  await test.step('wrong fields are said in sentences and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Add customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Åse Łukaszewicz');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('call me');
    await dialog.getByRole('button', { name: 'Add customer' }).click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(dialog.getByText(/Please enter a phone number/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Åse Łukaszewicz');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ase@customer.example');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0001');
    await dialog.getByRole('button', { name: 'Add customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Åse Łukaszewicz' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the list is searched without accents and keeps its state in the address', async () => {
    for (const name of ['<script>alert(1)</script>', 'Bo Other'])
      await painter.client.post('/api/provider/customers', { name });
    await page.goto(`${app.url}/customers`);
    await page.getByRole('searchbox').fill('lukasz ase');
    await expect(page).toHaveURL(/search=lukasz/);
    await expect(page.getByRole('link', { name: 'Bo Other' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Åse Łukaszewicz' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('lukasz ase');
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByLabel('Clear the search').click();
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/order=desc/);
    await expect(page.getByRole('row').nth(1)).toContainText('Bo Other');
  });

  await test.step('a known customer is chosen with the keyboard, for the whole way to the quote', async () => {
    await drawLate(page);
    await page.goto(`${app.url}/quotes/create`);
    await page.getByLabel('What the customer asked for').fill('Please paint the walls of my bedroom, 4 x 3 m.');
    const name = page.getByRole('combobox', { name: 'Name' });
    await name.fill('ase');
    await expect(page.getByRole('option', { name: /Åse/ })).toBeVisible();
    await expectAccessible(page);
    await name.press('ArrowDown');
    await name.press('Enter');
    await page.getByRole('button', { name: /^Change, now Åse/ }).press('Enter');
    await page.keyboard.type('ase');
    await expect(name).toHaveValue('ase');
    await expect(page.getByRole('option', { name: /Åse/ })).toBeVisible();
    await name.press('ArrowDown');
    await name.press('Enter');
    await expect(page.getByText('ase@customer.example')).toBeVisible();
    await page.getByRole('button', { name: 'Prepare the questions' }).click();
    await page.waitForURL(/\/quotes\/[0-9a-f-]{36}/);
    const [customer, ...others] = await painter.client.get('/api/provider/customers?search=ase');
    expect(others).toEqual([]);
    expect(customer.quote_count).toBe(1);
    await page.goto(`${app.url}/customers/${customer.id}`);
    await page.getByRole('link', { name: 'New quote for Åse' }).click();
    await expect(page.getByText('ase@customer.example')).toBeVisible();
  });

  await test.step('a pasted mail fills the fields, and its writer is known again by the mail address', async () => {
    await page.goto(`${app.url}/quotes/create`);
    const request = page.getByLabel('What the customer asked for');
    await request.fill(
      'From: Zora Quabble <zora@quabble.example>\nSubject: Hall\n\nHello,\nplease paint our lounge and hallway.\n\nKind regards,\nZora Quabble\n12 Mill Lane, Leeds LS1 4DY\n020 7946 0991',
    );
    await expect(page.getByRole('combobox', { name: 'Name' })).toHaveValue('Zora Quabble');
    await expect(page.getByLabel('Email')).toHaveValue('zora@quabble.example');
    await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0991');
    await expect(page.getByLabel('Address')).toHaveValue('12 Mill Lane, Leeds LS1 4DY');
    await expect(page.getByText('Left empty, it is “Paint living room and hallway”')).toBeVisible();
    await expect(page.getByText('Taken from the request')).toBeVisible();
    await expectAccessible(page);
    // What is typed stays, whatever the request says next.
    await page.getByLabel('Phone').fill('020 7946 0992');
    await request.press('End');
    await request.fill(
      'Hello,\nplease paint the walls of our bedroom.\n\nThanks\nÅse\n020 7946 0001\nase@customer.example',
    );
    await expect(page.getByText('Known customer: Åse Łukaszewicz')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ase@customer.example');
    await expect(page.getByLabel('Phone')).toHaveValue('020 7946 0992');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use' }).click();
    await expect(page.getByRole('button', { name: /^Change, now Åse/ })).toBeVisible();
  });

  await test.step('two records of one customer become one, once it was said what moves', async () => {
    const twin = await painter.client.post('/api/provider/customers', {
      name: 'Aase Łukaszewicz',
      phone: '020 7946 0009',
    });
    const [stays] = await painter.client.get('/api/provider/customers?search=ase%40customer');
    await page.goto(`${app.url}/customers/${stays.id}`);
    await page.getByRole('button', { name: 'Merge with another customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Aase/ }).check();
    await expect(dialog.getByText('Aase Łukaszewicz goes, Åse Łukaszewicz stays')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge customers' }).click();
    await expect(page.getByText('Customers merged', { exact: true })).toBeVisible();
    expect((await painter.client.send('GET', `/api/provider/customers/${twin.id}`)).status).toBe(404);
  });

  await test.step('who has a quote under way stays; who has none is erased', async () => {
    const [busy] = await painter.client.get('/api/provider/customers?search=ase');
    await page.goto(`${app.url}/customers/${busy.id}`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(/still under way/)).toBeVisible();
    const [free] = await painter.client.get('/api/provider/customers?search=other');
    await page.goto(`${app.url}/customers/${free.id}`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL('**/customers');
    await expect(page.getByRole('link', { name: 'Bo Other' })).toHaveCount(0);
  });

  await test.step('the logo stands in the frame, and a wrong file leaves it there', async () => {
    await page.goto(`${app.url}/provider/profile`);
    const picker = page.getByLabel('Logo file');
    await picker.setInputFiles(wall);
    await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    const shown = page.locator('aside img');
    await expect(shown).toHaveAttribute('src', /\/api\/logos\//);
    const { logo_url } = await painter.client.get('/api/provider/profile');
    expect((await fetch(app.url + logo_url)).status).toBe(200);
    await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
    await expect(page.getByText('Logo must be a JPEG, PNG, GIF, or WebP image')).toBeVisible();
    await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_880) });
    await expect(page.getByText('Logo file size must be less than 5MB')).toBeVisible();
    await expect(shown).toHaveAttribute('src', logo_url);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(shown).toHaveCount(0);
  });

  await test.step('another kind of provider keeps what was typed and asks for its own names', async () => {
    await page.getByLabel('Business name').fill('Renamed Painters');
    await page.getByText('On my own').click();
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('First name is required for individual providers')).toBeVisible();
    await expect(page.getByText('Last name is required for individual providers')).toBeVisible();
    await page.getByText('A business', { exact: true }).click();
    await expect(page.getByLabel('Business name')).toHaveValue('Renamed Painters');
    await page.getByLabel('Business name').fill('');
    await page.getByLabel('Phone').fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Business name is required for business providers')).toBeVisible();
    await expect(page.getByText('Phone number is required')).toBeVisible();
  });

  await test.step('services are found without accents, marked, and cleared again', async () => {
    await page.goto(`${app.url}/provider/services`);
    const search = page.getByRole('searchbox');
    await search.fill('PAÏNT');
    await expect(page.locator('mark').first()).toHaveText(/paint/i);
    await expectAccessible(page);
    await search.fill('xyzzy');
    await expect(page.getByText('No matching data')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.locator('mark')).toHaveCount(0);
  });

  await test.step('while a price is typed, an example says what a customer would pay', async () => {
    await page.goto(`${app.url}/provider/pricing`);
    await page.getByRole('button', { name: 'Add a price', exact: true }).click();
    const example = page.getByRole('region', { name: 'Example' });
    await page.getByLabel('Charged').selectOption('per_area');
    await expect(example.getByLabel('Amount (m²)')).toBeVisible();
    await page.getByLabel(/^Rate in/).fill('9.50');
    await page.getByLabel(/^At least/).fill('80');
    await expect(example).toContainText('20 m² × £9.50');
    await expect(example).toContainText('£228.00');
    await expect(example).toContainText('The minimum of £80.00 applies below 8.43 m²');
    await example.getByLabel(/^Amount/).fill('2');
    await expect(example).toContainText('Up to the minimum');
    await expect(example).toContainText('£96.00');
    await page.getByLabel('Charged').selectOption('fixed');
    await expect(example).toContainText('The same, however large the job');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Add price: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Name')).not.toHaveValue('');
  });
});
