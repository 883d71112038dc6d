// Two admins change the settings: the second one reads what the first one changed, and loses nothing.
import { expect, test } from 'vitest'
import { addAccount, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { SettingsUpdate } from '#workers/contract/admin/settings.ts'
import { changeSettings, readPlatformSettings, readSettings } from '#workers/domain/settings/index.ts'

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

test('lowest prices and STUN servers are stored beside the rest, in the audit log with before and after', async () => {
  const { d1, db } = await practiceBooks()
  const viewer = viewerOf('nisha', 'admin')
  const change = { price_floor_chat_usd: 0.5, price_floor_call_usd: 0.8, stun_urls: ['stun:stun.example.com:3478'] }
  await changeSettings({ db, now: () => 1 }, { viewer, change })
  expect(await readPlatformSettings({ db })).toMatchObject(change)
  expect(await readSettings(db)).toMatchObject({ priceFloors: { chatCents: 50, callCents: 80 } })
  const detail = await d1.prepare('SELECT detail FROM audit_log').first<string>('detail')
  expect(JSON.parse(detail ?? '')).toEqual([
    { field: 'price_floor_chat_usd', from: '0.10', to: '0.50' },
    { field: 'price_floor_call_usd', from: '0.10', to: '0.80' },
    { field: 'stun_urls', from: '[]', to: '["stun:stun.example.com:3478"]' },
  ])
})

test('months of conversations and files are whole numbers in the audit log; none is set at first', async () => {
  const { d1, db } = await practiceBooks()
  expect(await readPlatformSettings({ db })).toMatchObject({ transcripts_kept_months: 0, files_kept_months: 0 })
  const change = { transcripts_kept_months: 24, files_kept_months: 6 }
  await changeSettings({ db, now: () => 9 }, { viewer: viewerOf('nisha', 'admin'), change })
  expect(await readPlatformSettings({ db })).toMatchObject(change)
  expect(await readSettings(db)).toMatchObject({ keptMonths: { transcripts: 24, files: 6 }, keptMonthsSetAt: 9 })
  const detail = await d1.prepare('SELECT detail FROM audit_log').first<string>('detail')
  expect(JSON.parse(detail ?? '')).toEqual([
    { field: 'transcripts_kept_months', from: '0', to: '24' },
    { field: 'files_kept_months', from: '0', to: '6' },
  ])
})

test('the Hindi name begins as ours, and may be empty', async () => {
  const { d1, db } = await practiceBooks()
  expect(await readPlatformSettings({ db })).toMatchObject({ platform_name: 'Drishti', platform_name_hi: 'दृष्टि' })
  const viewer = viewerOf('nisha', 'admin')
  await changeSettings({ db, now: () => 1 }, { viewer, change: { platform_name_hi: '' } })
  expect(await readSettings(db)).toMatchObject({ platformName: 'Drishti', platformNameHi: '' })
  const detail = await d1.prepare('SELECT detail FROM audit_log').first<string>('detail')
  expect(JSON.parse(detail ?? '')).toEqual([{ field: 'platform_name_hi', from: 'दृष्टि', to: '' }])
})

test.each([
  ['platform_name', ''],
  ['platform_name', 'Tara\nBcc: all@tara.test'],
  ['platform_name_hi', 'त'.repeat(41)],
  ['platform_name_hi', 'तारा\u0000'],
  ['price_floor_chat_usd', 0.09],
  ['price_floor_call_usd', 51],
  ['transcripts_kept_months', 1.5],
  ['transcripts_kept_months', 121],
  ['files_kept_months', -1],
  ['stun_urls', ['https://stun.example.com']],
  ['stun_urls', ['stun:stun.example.com:3478?transport=tcp']],
  ['stun_urls', Array(5).fill('stun:stun.example.com')],
])('a wrong value of %s is refused: %s', (name, value) =>
  expect(SettingsUpdate.safeParse({ [name]: value }).success).toBe(false),
)
