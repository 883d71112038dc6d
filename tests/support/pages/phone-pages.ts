// Browser tests of phone calls: two phones that press 1, and people who own them.
import type { Locator, Page } from '@playwright/test'
import type { TwilioDouble } from 'twilio-double'
import type { TestServer } from '#tests/support/servers/server.ts'
import { test as base, expect, type People, people, verified } from '#tests/support/servers/twilio-browser.ts'

export const ASTRO = '+919812345670'
export const USER = '+14155550142'

/** Each test starts with nobody's number verified, and leaves no page and no call behind. */
export const test = base.extend<{ fresh: undefined }>({
  fresh: [
    async ({ chrome, server, twilio }, use) => {
      await server.db.prepare('UPDATE user SET phone_verified_at = NULL').run()
      twilio.phone(ASTRO, { digits: ['1'] })
      twilio.phone(USER, { digits: ['1'] })
      await use(undefined)
      for (const context of chrome.contexts()) await context.close()
      await twilio.reset()
    },
    { auto: true },
  ],
})

/** Both with verified phones. */
export async function phones(chrome: Parameters<typeof people>[0], server: TestServer): Promise<People> {
  const both = await people(chrome, server)
  await verified(server, both.astroId, ASTRO)
  await verified(server, both.userId, USER)
  return both
}

/** The entry of a person’s leg in a page’s list. */
export const leg = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** The number in a dialog or card, and the six digits of the text message; a wrong code before them. */
export async function verifyBy(place: Locator, twilio: TwilioDouble, phone: string) {
  await place.getByLabel('Phone').fill('0123')
  await place.getByRole('button', { name: 'Send me a code' }).click()
  await expect(place.getByText('Please enter a phone number and its country code', { exact: false })).toBeVisible()
  await place.getByLabel('Phone').fill(phone)
  await place.getByRole('button', { name: 'Send me a code' }).click()
  const field = place.getByLabel('Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const { body } = await twilio.until(() => twilio.messages.findLast(({ to }) => to === phone))
  const code = /\d{6}/.exec(body)?.[0] ?? ''
  await field.fill(code === '000000' ? '111111' : '000000')
  await place.getByRole('button', { name: 'Confirm' }).click()
  await expect(place.getByText('That code is incorrect or has expired.')).toBeVisible()
  await expect(place.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  await field.fill(code)
  await place.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toBeHidden()
}
