// Times on admins' pages are those of the platform's zone, on the clock of any browser.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

// The setting belongs to all people of a server.
test.use({ ownServer: true, timezoneId: 'Europe/London' })

test('the head of a page names the zone of its times, and a change of the setting moves them at once', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  const head = admin.getByText(/^Days and times in/)
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await expect(head).toHaveText('Days and times in India Standard Time (Asia/Kolkata)')
  await admin.getByRole('combobox', { name: 'Time zone' }).fill('new york')
  await admin.getByRole('option', { name: 'America/New York' }).click()
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(head).toHaveText('Days and times in Eastern Time (America/New York)')
  // Its newest entry is this change.
  const audit = `${server.url}/dashboard/admin/audit`
  await admin.goto(audit)
  await expect(head).toHaveText('Days and times in Eastern Time (America/New York)')
  const time = admin.getByRole('table').locator('time').first()
  const fields = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const written = new Intl.DateTimeFormat('en', { ...fields, timeZone: 'America/New_York' })
    .format(Date.parse((await time.getAttribute('datetime')) ?? ''))
    .replaceAll('\u202f', ' ')
  await expect(time).toHaveText(written)
  // The server has written the zone's times already: nothing moves when the page begins to run.
  const html = await (await admin.request.get(audit)).text()
  expect(html).toContain(`>${written}</time>`)
})
