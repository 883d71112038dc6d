// Pictures of a consultation that stands or nears its end: free minutes and their question, little money, a lost page, the
// strip on another page; links and files.
import { png } from '../../tests/support/images.ts'
import { ask, choose, online, pageOf, type Scene, type Stage, say, shoot } from './stage.ts'

const BUDGET = '2.60'
const DEVENDRA = 'seedAstrologer00000007'
const files = 'input[type=file]'
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** Begins a session of one free minute; its end is pictured when `question` is called. */
async function freeMinute(stage: Stage) {
  const { folder, server } = stage
  const { db } = server
  await db.prepare('UPDATE astrologer SET free_minutes = 1 WHERE id = ?').bind(DEVENDRA).run()
  const verify = db.prepare("UPDATE user SET phone = ?, phone_verified_at = 1 WHERE email = 'sunita@drishti.test'")
  await verify.bind('+14155550171').run()
  const devendra = await online(stage, 'devendra@drishti.test')
  const user = await pageOf(stage, 'sunita@drishti.test', `/astrologer/${DEVENDRA}`)
  await user.getByText('1 minute free', { exact: false }).first().waitFor()
  await shoot(user, 'free-offer', folder)
  await user.getByRole('button', { name: 'Ask Devendra to chat' }).click()
  await devendra.getByRole('button', { name: 'Accept Chat' }).click()
  await user.getByText('Session started').waitFor()
  await shoot(user, 'free-running', folder)
  return async function question() {
    const goOn = user.getByRole('button', { name: 'Go on', exact: true })
    await goOn.waitFor({ timeout: 90_000 })
    await shoot(user, 'free-question', folder)
    await shoot(devendra, 'free-question-astrologer', folder)
    for (const page of [user, devendra]) await page.context().close()
  }
}

export const pausesScene: Scene = {
  name: 'pauses',
  async play(stage) {
    const { folder, server } = stage
    const question = await freeMinute(stage)
    const suresh = await online(stage, 'suresh@drishti.test')
    const user = await pageOf(stage, 'user@drishti.test', '/')
    await choose(user, server.url, 'Suresh Patil')
    await user.getByLabel('Budget for this session').fill(BUDGET)
    await ask(user, 'Suresh Patil')
    await suresh.getByRole('button', { name: 'Accept Chat' }).click()
    await user.getByText('About 2 minutes left.', { exact: true }).waitFor()
    await say(suresh, 'Please read https://example.org/dasha before Friday.')
    await suresh
      .locator(files)
      .first()
      .setInputFiles([
        file('palm.png', 'image/png', Buffer.from(png(320, 200))),
        file('chart.pdf', 'application/pdf', Buffer.from('%PDF-1.7 letter')),
        file('program.exe', 'application/octet-stream', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3])),
      ])
    await user.getByRole('link', { name: /chart\.pdf/ }).waitFor()
    await suresh.getByRole('alert').filter({ hasText: 'program.exe' }).waitFor()
    await shoot(user, 'pauses-low-money', folder)
    await shoot(suresh, 'pauses-file-refused', folder)
    const address = user.url()
    await user.goto(`${server.url}/astrologers`)
    await suresh.getByText('Reconnecting to Priya Raman.').waitFor()
    await shoot(suresh, 'pauses-other-lost', folder)
    await user.getByText(/Meter paused/).waitFor()
    await shoot(user, 'pauses-strip', folder)
    await user.goto(address)
    await user.getByText('Session started').waitFor()
    await question()
    await user.goto(`${server.url}/dashboard/user/wallet`)
    await suresh.getByRole('button', { name: 'End', exact: true }).click()
    await suresh.getByRole('button', { name: 'End session' }).click()
    await suresh.getByText('Ended by you.').waitFor()
    await shoot(suresh, 'pauses-over-astrologer', folder)
    // The strip asks the server from time to time.
    await user.getByText(/Chat ended: Suresh Patil/).waitFor({ timeout: 60_000 })
    await shoot(user, 'pauses-strip-ended', folder)
    for (const page of [user, suresh]) await page.context().close()
  },
}
