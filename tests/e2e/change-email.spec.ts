// Another e-mail address: asked for in the profile, confirmed in the new mailbox, objected to in the old one, put back by an admin.

import { ADMIN } from '#tests/support/pages/blog-pages.ts'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

type Letter = { to: string; text: string }

test('a person changes the address, the mailbox before objects, and an admin puts it back', async ({
  browser,
  server,
  page,
  insertUser,
}) => {
  const { email } = await insertUser()
  const next = `new-${email}`
  const linkTo = async (to: string, act: string) => {
    const letters = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as Letter[]
    const link = letters.find((each) => each.to === to && each.text.includes(`/mails/${act}/`))?.text
    return server.url + (/\/mails\/\w+\/\S+/.exec(link ?? '')?.[0] ?? '')
  }
  await page.goto(`${server.url}/login?next=/dashboard/user/profile`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('link', { name: 'Change the e-mail' }).click()
  await page.getByLabel('New e-mail').fill(next)
  const form = page.locator('form').filter({ has: page.getByLabel('New e-mail') })
  await form.getByLabel('Password', { exact: true }).fill('wrong phrase')
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(form.getByText('This password is incorrect.')).toBeVisible()
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('A new address waits for its mailbox')).toBeVisible()
  await expect(page.getByText(next)).toBeVisible()

  const mailbox = await browser.newPage()
  await mailbox.goto(await linkTo(next, 'email'))
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(mailbox.getByRole('heading', { name: 'Your account has this address' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('E-mail').fill(next)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await mailbox.goto(await linkTo(email, 'object'))
  await mailbox.getByRole('button', { name: 'Object to the change' }).click()
  await expect(mailbox.getByRole('heading', { name: 'We look at it' })).toBeVisible()

  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}/dashboard/admin/inbox?kind=contact_change`)
  const entry = admin.getByRole('listitem').filter({ hasText: next })
  await entry.getByRole('button', { name: 'Put back what was before' }).click()
  await expect(admin.getByText('What was before is back, and all logins have ended')).toBeVisible()
  await expect(entry).toBeHidden()
  const back = await fetch(`${server.url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(back.status).toBe(200)
})
