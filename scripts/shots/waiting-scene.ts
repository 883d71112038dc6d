// Pictures of a waiting line: a busy astrologer, a client who has joined, the astrologer's view, and the turn.
import { ask, choose, online, pageOf, type Scene, shoot } from './stage.ts'

export const waitingScene: Scene = {
  name: 'waiting',
  async play(stage) {
    const { server, folder } = stage
    const harpreet = await online(stage, 'harpreet@drishti.test')
    const user = await pageOf(stage, 'daniel@drishti.test', '/')
    await choose(user, server.url, 'Harpreet Gill')
    await ask(user, 'Harpreet Gill')
    await harpreet.getByRole('button', { name: 'Accept Chat' }).click()
    await user.getByText('Session started').waitFor()

    const next = await pageOf(stage, 'sunita@drishti.test', '/astrologers')
    await next
      .getByRole('link', { name: /Harpreet Gill/ })
      .first()
      .click()
    await next.waitForURL(/\/astrologer\//)
    const line = next.getByRole('region', { name: 'Wait in line' })
    await line.getByRole('button', { name: 'Wait in line' }).waitFor()
    await shoot(next, 'waiting-busy', folder)
    await line.getByRole('button', { name: 'Wait in line' }).click()
    await line.getByText('You are 1st of 1 in line.').waitFor()
    await shoot(next, 'waiting-joined', folder)
    const dashboard = await harpreet.context().newPage()
    await dashboard.goto(`${server.url}/dashboard/astrologer/dashboard`)
    await dashboard.getByRole('listitem').filter({ hasText: 'Sunita' }).waitFor()
    await shoot(dashboard, 'waiting-astrologer', folder)

    await user.getByRole('button', { name: 'End', exact: true }).click()
    await user.getByRole('button', { name: 'End session' }).click()
    await next.getByText('Harpreet is free for you').waitFor({ timeout: 60_000 })
    await shoot(next, 'waiting-turn', folder)
    for (const page of [user, next, harpreet]) await page.context().close()
  },
}
