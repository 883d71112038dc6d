// Pictures of a phone call: a server of its own, whose telephone provider is the double of the tests.
import { doubleFor, settingsFor } from '../../tests/support/servers/twilio-server.ts'
import { removeData, startShotServer } from './server.ts'
import { ask, choose, online, pageOf, type Scene, shoot } from './stage.ts'

const ASTROLOGER = '+919812345670'
const CLIENT = '+14155550142'
const CLIENT_EMAIL = 'user@drishti.test'
/** Slower than real time: phones wait for their key until the pictures are taken. */
const SPEED = 0.1

export const phoneScene: Scene = {
  name: 'phone',
  async play({ browser, folder }) {
    let url = ''
    const double = await doubleFor(() => url, SPEED)
    const server = await startShotServer({ frozen: false, bindings: settingsFor(double) })
    url = server.url
    const stage = { browser, server, folder }
    try {
      const shown = await pageOf(stage, CLIENT_EMAIL, '/dashboard/user/profile')
      await shown.getByText('Verify', { exact: true }).click()
      await shown.getByRole('button', { name: 'Send me a code' }).waitFor()
      await shoot(shown, 'phone-verify', folder)
      await shown.context().close()
      const verify = server.db.prepare('UPDATE user SET phone = ?, phone_verified_at = 1 WHERE email = ?')
      await verify.bind(ASTROLOGER, 'farzana@drishti.test').run()
      await verify.bind(CLIENT, CLIENT_EMAIL).run()
      double.phone(ASTROLOGER, { answerAfterMs: 500 })
      double.phone(CLIENT, { answerAfterMs: 500 })
      const farzana = await online(stage, 'farzana@drishti.test')
      const user = await pageOf(stage, CLIENT_EMAIL, '/')
      await choose(user, server.url, 'Farzana Qureshi')
      await ask(user, 'Farzana Qureshi', 'Phone call')
      await user.getByText('Ringing Farzana Qureshi').waitFor()
      await farzana.getByRole('button', { name: 'Accept Phone Call' }).waitFor()
      await shoot(farzana, 'phone-incoming', folder)
      await shoot(user, 'phone-ringing', folder)
      const opened = farzana.context().waitForEvent('page')
      await farzana.getByRole('button', { name: 'Accept Phone Call' }).click()
      const page = await opened
      await page.getByText('Press 1 on your phone to join.').waitFor()
      await shoot(page, 'phone-key', folder)
      double.press(ASTROLOGER, '1')
      await user.getByText('Press 1 on your phone to join.').waitFor()
      double.press(CLIENT, '1')
      await user.getByText('Speaking by phone').waitFor()
      await page.getByText('Speaking by phone').waitFor()
      await shoot(user, 'phone-speaking', folder)
      await shoot(page, 'phone-speaking-astrologer', folder)
      await page.getByRole('button', { name: 'Ask for a birth' }).click()
      await user.getByRole('button', { name: 'Share a birth' }).click()
      await user.getByRole('dialog').getByLabel('Birth to share').selectOption('Priya Raman')
      await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()
      await page.getByRole('button', { name: /^House 10, / }).press('Enter')
      await user.getByText('Farzana points to the 10th house').first().waitFor()
      await shoot(user, 'phone-desk', folder)
      await shoot(page, 'phone-desk-astrologer', folder)
      await page.getByRole('button', { name: 'End call' }).first().click()
      await user.getByText('The call is over.').waitFor()
      await shoot(user, 'phone-over', folder)
      for (const each of [user, farzana]) await each.context().close()
    } finally {
      await server.stop()
      await double.close()
      removeData(server)
    }
  },
}
