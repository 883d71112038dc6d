// npm run bench -- calls, second part: how long it takes from the accept until both pages of a call between browsers say
// "Speaking", with fake microphones. The target is 2 s on a machine that has nothing else to do.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { launchForCalls } from '#tests/support/pages/call-pages.ts'
import { logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'
import { startSeededServer } from '#tests/support/servers/server.ts'

const CALLS = Number(process.env.SPEAKING ?? 5)
const started = await startSeededServer()
const server = { ...started, url: started.url.replace('127.0.0.1', 'localhost') }
const browser = await launchForCalls()
const farzana = await onlineAs(browser, server, 'farzana@drishti.test')
const user = await logInAs(browser, server, 'daniel@drishti.test')
const times: number[] = []
for (let n = 0; n < CALLS; n += 1) times.push(await oneCall())
const sorted = [...times].sort((a, b) => a - b)
console.log(
  'accept, until both say "Speaking"'.padEnd(42),
  `p50 ${sorted[Math.floor(CALLS / 2)]} ms, all ${times.join(', ')} ms`,
)
await browser.close()
await started.stop()

async function oneCall(): Promise<number> {
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await user.getByRole('radio', { name: /^Web call/ }).check()
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  await user.waitForURL(/\/call\//)
  await farzana.getByRole('alertdialog', { name: 'Incoming Call' }).waitFor()
  // As long as a person takes to answer: the caller's page prepares the call meanwhile.
  await wait(2_000)
  const accept = farzana.getByRole('button', { name: 'Accept on Web' })
  const opened = farzana.context().waitForEvent('page')
  const began = Date.now()
  await accept.click()
  const page: Page = await opened
  await Promise.all([user, page].map((each) => each.getByText('Speaking').waitFor()))
  const took = Date.now() - began
  await user.getByRole('button', { name: 'End call' }).first().click()
  const sure = user.getByRole('dialog').getByRole('button', { name: /End/ })
  await Promise.race([user.getByText('The call is over.').waitFor(), sure.click().catch(() => undefined)])
  await user.getByText('The call is over.').waitFor()
  await page.close()
  await farzana.getByText('You are online', { exact: true }).waitFor()
  return took
}
