// Browser tests of phone calls: two phones that press 1, and people who own them.
import type { Page } from '@playwright/test'
import type { TestServer } from './server.ts'
import { test as base, type People, people, verified } from './twilio-browser.ts'

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
