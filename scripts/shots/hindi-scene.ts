// Pictures of a web call and a phone call in Hindi, on both sides.
import type { Page } from '@playwright/test'
import { doubleFor, settingsFor } from '../../tests/support/servers/twilio-server.ts'
import { removeData, startShotServer } from './server.ts'
import { online, pageOf, type Scene, type Stage, shoot } from './stage.ts'

const ASTROLOGER = '+919812345670'
const CLIENT = '+14155550142'
const SPEED = 0.1

/** Both on the Hindi site; the client asks for this kind. */
async function ring(stage: Omit<Stage, 'folder'>, kind: RegExp): Promise<{ user: Page; farzana: Page }> {
  const { server } = stage
  const farzana = await online(stage, 'farzana@drishti.test')
  await farzana.goto(`${server.url}/hi/dashboard/astrologer/dashboard`)
  const row = server.db.prepare('SELECT id FROM user WHERE email = ?').bind('farzana@drishti.test')
  const id = await row.first<string>('id')
  const user = await pageOf(stage, 'user@drishti.test', `/hi/astrologer/${id}`)
  await user.getByRole('radio', { name: kind }).check()
  await user.getByRole('button', { name: /कॉल करें$/ }).click()
  await farzana.getByRole('alertdialog').waitFor()
  return { user, farzana }
}

async function accept(farzana: Page, button: string): Promise<Page> {
  const opened = farzana.context().waitForEvent('page')
  await farzana.getByRole('button', { name: button }).click()
  return opened
}

async function end(user: Page, name: string, folder: string): Promise<void> {
  await user.getByRole('button', { name: 'कॉल समाप्त करें' }).first().click()
  await shoot(user, `${name}-end`, folder)
  const sure = user.getByRole('dialog').getByRole('button', { name: /समाप्त/ })
  if (await sure.isVisible()) await sure.click()
  await user.getByText('कॉल समाप्त हो गई है।').waitFor()
  await shoot(user, `${name}-over`, folder)
}

export const hindiCallScene: Scene = {
  name: 'hindi-call',
  async play(stage) {
    const { folder } = stage
    const { user, farzana } = await ring(stage, /^वेब कॉल/)
    await user.waitForURL(/\/hi\/call\//)
    await shoot(user, 'hindi-call-ringing', folder)
    await shoot(farzana, 'hindi-call-incoming', folder)
    const answered = await accept(farzana, 'वेब पर स्वीकारें')
    for (const page of [user, answered]) await page.getByText('बातचीत जारी').waitFor()
    await shoot(user, 'hindi-call-speaking', folder)
    await shoot(answered, 'hindi-call-astrologer', folder)
    await user.getByRole('button', { name: 'कीपैड' }).click()
    await shoot(user, 'hindi-call-keypad', folder)
    await end(user, 'hindi-call', folder)
    await shoot(answered, 'hindi-call-over-astrologer', folder)
    for (const page of [user, farzana]) await page.context().close()
  },
}

export const hindiPhoneScene: Scene = {
  name: 'hindi-phone',
  async play({ browser, folder }) {
    let url = ''
    const double = await doubleFor(() => url, SPEED)
    const server = await startShotServer({ frozen: false, bindings: settingsFor(double) })
    url = server.url
    const stage = { browser, server }
    try {
      const verify = server.db.prepare('UPDATE user SET phone = ?, phone_verified_at = 1 WHERE email = ?')
      await verify.bind(ASTROLOGER, 'farzana@drishti.test').run()
      await verify.bind(CLIENT, 'user@drishti.test').run()
      double.phone(ASTROLOGER, { answerAfterMs: 500 })
      double.phone(CLIENT, { answerAfterMs: 500 })
      const { user, farzana } = await ring(stage, /^फ़ोन कॉल/)
      await shoot(user, 'hindi-phone-ringing', folder)
      await shoot(farzana, 'hindi-phone-incoming', folder)
      const page = await accept(farzana, 'फ़ोन कॉल स्वीकारें')
      await page.getByText('जुड़ने के लिए अपने फ़ोन पर 1 दबाएँ।').waitFor()
      await shoot(page, 'hindi-phone-key', folder)
      double.press(ASTROLOGER, '1')
      await user.getByText('जुड़ने के लिए अपने फ़ोन पर 1 दबाएँ।').waitFor()
      await shoot(user, 'hindi-phone-key-user', folder)
      double.press(CLIENT, '1')
      for (const each of [user, page]) await each.getByText('फ़ोन पर बातचीत जारी').waitFor()
      await shoot(user, 'hindi-phone-speaking', folder)
      await end(user, 'hindi-phone', folder)
      for (const each of [user, farzana]) await each.context().close()
    } finally {
      await server.stop()
      await double.close()
      removeData(server)
    }
  },
}
