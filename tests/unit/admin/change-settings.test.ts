// Two admins change the settings: the second one reads what the first one changed, and loses nothing.
import { expect, test } from 'vitest'
import { addAccount, practiceBooks, viewerOf } from '#tests/support/practices.ts'
import { changeSettings, readPlatformSettings } from '#workers/domain/settings/index.ts'

test('an older version is refused with the name of the other admin and what was changed; nothing is stored', async () => {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'nisha', 'admin', 'Nisha Rao')
  const now = () => 1_000
  const change = (userId: string, values: Parameters<typeof changeSettings>[1]['change']) =>
    changeSettings({ db, now }, { viewer: viewerOf(userId, 'admin'), change: values })
  const { version } = await readPlatformSettings({ db })
  await change('nisha', { platform_name: 'Tara', version })
  await expect(change('om', { support_email: 'help@tara.test', version })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Nisha Rao changed platform name in the meantime.'),
  })
  const stored = await readPlatformSettings({ db })
  expect(stored).toMatchObject({ platform_name: 'Tara', support_email: 'support@drishti.test' })
  await change('om', { support_email: 'help@tara.test', version: stored.version })
  expect(await readPlatformSettings({ db })).toMatchObject({
    platform_name: 'Tara',
    support_email: 'help@tara.test',
  })
})

test('an unchanged setting writes no audit entry', async () => {
  const { db } = await practiceBooks()
  await changeSettings(
    { db, now: () => 1 },
    { viewer: viewerOf('nisha', 'admin'), change: { platform_name: 'Drishti' } },
  )
  expect((await readPlatformSettings({ db })).version).toBe(0)
})
