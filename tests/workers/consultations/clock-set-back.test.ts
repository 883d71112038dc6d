// A laptop's clock is set back by ten minutes under a running server: people go on talking and pay for it, and a consultation that
// both have left is over after its minute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatting } from '#tests/support/pages/chats.ts'
import { until } from '#tests/support/pages/conversation.ts'
import { canShiftClocks, startShiftedServer } from '#tests/support/servers/shifted-clock.ts'

const MINUTE = 60_000
let server: Awaited<ReturnType<typeof startShiftedServer>>
beforeAll(async () => {
  if (canShiftClocks) server = await startShiftedServer()
})
afterAll(() => server?.stop())

test.skipIf(!canShiftClocks)(
  'ten minutes back: the meter runs on, messages are taken, and the pause ends',
  { tags: ['long'], timeout: 4 * MINUTE },
  async () => {
    const [talk, left] = [await chatting(server), await chatting(server)]
    // Cron has seen the time.
    server.startCron()
    await expect
      .poll(() => server.db.prepare("SELECT done_for FROM job_run WHERE job = 'clock'").first('done_for'))
      .not.toBeNull()
    server.setBack(600)
    for (const page of [left.mine, left.theirs]) page.socket?.close()
    server.startCron()
    const next = setInterval(() => server.startCron(), 30_000)
    const meter = async () => (await talk.mira.call('GET', '/api/consultations/live/')).body.meter
    await expect.poll(async () => (await meter()).billable_ms, { timeout: MINUTE }).toBeGreaterThan(15_000)
    talk.mine.socket?.send(JSON.stringify({ type: 'message', id: 'after-the-jump', text: 'Namaste' }))
    await until(talk.mine, ({ type, id }) => type === 'ack' && id === 'after-the-jump')
    const reason = () =>
      server.db.prepare('SELECT end_reason FROM consultation WHERE id = ?').bind(left.id).first('end_reason')
    await expect.poll(reason, { timeout: 2 * MINUTE }).toBe('connection_lost')
    clearInterval(next)
  },
)
