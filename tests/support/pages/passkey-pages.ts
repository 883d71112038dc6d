// Passkeys with Chromium's virtual authenticator.
import type { Page } from '@playwright/test'

export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

type Confirmed = { dialog: string; action: string; password: string }

export async function confirmByPassword(page: Page, { dialog, action, password }: Confirmed) {
  const opened = page.getByRole('dialog', { name: dialog })
  await opened.getByLabel('Your password', { exact: true }).fill(password)
  await opened.getByRole('button', { name: action }).click()
  return opened
}

/** The browser forgets its login, as on another day. */
export async function forgetLogin(page: Page) {
  // On a page of the site a request without its login would lead to the log-in, beside the test's own way there.
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}
