import { createTestCustomer, createTestStaff } from '../../support/accounts';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { navigateInApp } from '../support/navigation';
import { signInDirectly } from '../support/accounts';

testAccessibility({
  'customers, ratings, settings and pause': async function* (page) {
    const customer = await createTestCustomer('Nina Rao');
    await signInDirectly(page, await createTestStaff('Meera Admin', 'admin'));
    await page.goto('/admin/customers');
    await expectTextVisible(page, 'Nina Rao');
    yield 'the list of customers';
    await navigateInApp(page, `/admin/customers/${customer.uid}`);
    await clickFirstButton(page, 'Change balance');
    await clickFirstButton(page, 'Change it');
    yield 'a balance without a reason';
    await navigateInApp(page, '/admin/ratings');
    await expectTextVisible(page, 'A hidden rating counts for nothing.');
    yield 'the ratings';
    await navigateInApp(page, '/admin/settings');
    await page.getByLabel('GST number (GSTIN)').fill('29ABC');
    await clickFirstButton(page, 'Save settings');
    await expectTextVisible(page, 'This is not a GST number');
    yield 'settings that cannot be saved';
    await navigateInApp(page, '/admin/settings/pause');
    await page.getByLabel(/New orders/).check();
    yield 'a pause before it is saved';
    await navigateInApp(page, '/admin/settings/output-profile');
    await expectTextVisible(page, 'No profile is set.');
    yield 'an output profile that is not set';
  },
});
