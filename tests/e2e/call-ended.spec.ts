// The panel of a call's end.
import { logInAs } from '../support/browser-server.ts'
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('a call that was too short for stars offers to ask again all the same', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
})

test('after a call of a minute or more the panel asks for stars, once', async ({ chrome, server }) => {
  const past = `select * from consultation where id = 'seedSession00000000001'`
  const row = (await server.db.prepare(past).first<Record<string, unknown>>()) ?? {}
  // As if that chat had been a web call; ended consultations never change.
  const call = { ...row, id: 'seedSessionAsCall0001', kind: 'web-call' }
  const columns = Object.keys(call)
  await server.db
    .prepare(`insert into consultation (${columns.join()}) values (${columns.map(() => '?').join()})`)
    .bind(...Object.values(call))
    .run()
  const user = await logInAs(chrome, server, 'user@drishti.test')
  await user.goto(`${server.url}/call/${call.id}`)
  const panel = user.getByRole('region', { name: 'How was the session with Meera Joshi?' })
  await panel.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await panel.getByRole('button', { name: 'Send rating' }).click()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await user.reload()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
})
