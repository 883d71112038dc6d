// Pictures of the steps that a mailed code leads to: a registration, a log-in, a new password; and of a new passkey.
import type { Page } from '@playwright/test'
import { codeFor } from '../../tests/support/pages/people.ts'
import type { TestServer } from '../../tests/support/servers/server.ts'
import { started } from '../../tests/support/servers/started.ts'
import { openContext } from './people.ts'
import { removeData, startShotServer } from './server.ts'
import { pageOf, type Scene, type Stage, shoot } from './stage.ts'

async function visitor({ browser, server }: Stage, path: string): Promise<Page> {
  const page = await (await openContext(browser)).newPage()
  await page.goto(server.url + path)
  await started(page)
  return page
}

async function registration(stage: Stage): Promise<void> {
  const page = await visitor(stage, '/register')
  await page.getByLabel('Full name').fill('Nina Newman')
  await page.getByLabel('E-mail').fill('nina@people.test')
  await page.getByLabel('Phone', { exact: true }).fill('+14155550139')
  await page.getByLabel('Password', { exact: true }).fill('a long enough phrase')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').waitFor()
  await shoot(page, 'account-register-code', stage.folder)
  await page.context().close()
}

async function logInByCode(stage: Stage): Promise<void> {
  const page = await visitor(stage, '/login')
  await page.getByRole('button', { name: 'Log in with a code' }).click()
  await shoot(page, 'account-login-by-code', stage.folder)
  await page.getByLabel('E-mail').fill('sunita@drishti.test')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await shoot(page, 'account-login-code-wrong', stage.folder)
  await page.context().close()
}

async function newPassword(stage: Stage): Promise<void> {
  const page = await visitor(stage, '/forgot-password')
  await page.getByLabel('E-mail').fill('vikram@drishti.test')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await codeFor(stage.server as unknown as TestServer, 'vikram@drishti.test'))
  await shoot(page, 'account-new-password', stage.folder)
  await page.context().close()
}

async function passkey(stage: Stage): Promise<void> {
  const page = await pageOf(stage, 'sunita@drishti.test', '/dashboard/user/profile')
  await page.getByRole('button', { name: 'Add a passkey…' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  await shoot(page, 'account-passkey', stage.folder)
  await page.context().close()
}

const ADMIN = 'admin@drishti.test'

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ADMIN)
  await page.getByLabel('Password', { exact: true }).fill('drishti-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** An admin makes a passkey, keeps the codes, and comes back with a password alone: on a server that asks for more. */
async function secondStep({ browser, folder }: Stage): Promise<void> {
  const server = await startShotServer({ frozen: false, bindings: { ADMIN_SECOND_STEP: 'on' } })
  try {
    await showSecondStep({ browser, server, folder })
  } finally {
    await server.stop()
    removeData(server)
  }
}

async function showSecondStep(stage: Stage): Promise<void> {
  const { server, folder } = stage
  const admin = await visitor(stage, '/login')
  const session = await admin.context().newCDPSession(admin)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await enterPassword(admin)
  await admin.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await admin.getByLabel('Code', { exact: true }).fill(await codeFor(server as unknown as TestServer, ADMIN))
  await admin.getByRole('button', { name: 'Confirm', exact: true }).click()
  await admin.waitForURL(/\/dashboard\/admin\/account$/)
  await shoot(admin, 'account-passkey-first', folder)
  for (const [open, send] of [
    ['Add a passkey…', 'Continue'],
    ['Make new codes…', 'Make codes'],
  ] as const) {
    await admin.getByRole('button', { name: open }).click()
    await admin.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('drishti-demo')
    await admin.getByRole('dialog').getByRole('button', { name: send }).click()
  }
  await admin.getByRole('list', { name: 'Recovery codes' }).waitFor()
  await shoot(admin, 'account-recovery-codes', folder)
  await admin.context().close()
  const page = await visitor(stage, '/login')
  await enterPassword(page)
  await page.getByRole('heading', { name: 'Confirm with your passkey' }).waitFor()
  await shoot(page, 'account-second-step', folder)
  await page.getByRole('button', { name: 'I have lost my passkey' }).click()
  await page.getByRole('heading', { name: 'Use a recovery code' }).waitFor()
  await shoot(page, 'account-recovery-code', folder)
  await page.context().close()
}

export const accountScene: Scene = {
  name: 'account',
  async play(stage) {
    await registration(stage)
    await logInByCode(stage)
    await newPassword(stage)
    await passkey(stage)
    await secondStep(stage)
  },
}
