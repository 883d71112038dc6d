// The newsletter: nobody gets it who has not confirmed, and leaving deletes the address.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { PLATFORM_NAMES, platformNameIn } from '#workers/contract/content/platform-name.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mail } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createNewsletter } from '#workers/domain/newsletter/index.ts'

const admin = { userId: 'nandini', role: 'admin' } as never

function setUp() {
  const d1 = sqliteD1()
  const mails: Mail[] = []
  const rig = { now: 0, ids: 0, hits: 0 }
  const newsletter = createNewsletter({
    db: createDb(d1),
    now: () => rig.now,
    newId: () => `id${++rig.ids}`,
    origin: 'https://drishti.test',
    mail: { send: async (mail) => void mails.push(mail) },
    limits: {
      async hit(_name, _key, limit) {
        rig.hits += 1
        if (rig.hits > limit) throw new AppError('rate_limited')
      },
    },
    platformName: async (language: Language) => platformNameIn(language, PLATFORM_NAMES),
    seal: async (act, id) => `${id}.${act}-seal`,
    isSealed: async (act, link) => link.endsWith(`.${act}-seal`),
  })
  const linkIn = (act: string) => {
    const { links = [], leave = '' } = mails.at(-1) ?? {}
    const urls = [...links.map(({ url }) => url), leave]
    return urls.map((url) => url.split(`/newsletter/${act}/`)[1]).find((link) => link !== undefined) ?? ''
  }
  const confirmed = async () => (await newsletter.exportConfirmed(admin)).map(({ email }) => email)
  return { rig, d1, newsletter, mails, linkIn, confirmed }
}

test('an address is exported once its owner has confirmed it, with a link that ends it', async () => {
  const { newsletter, mails, linkIn, confirmed, d1, rig } = setUp()
  await newsletter.join({ email: 'mira@example.com', language: 'en' })
  expect(mails).toMatchObject([{ to: 'mira@example.com', subject: 'Please confirm the newsletter of Drishti' }])
  expect(await confirmed()).toEqual([])
  rig.now = 5
  const link = linkIn('confirm')
  expect([await newsletter.confirm(link), await newsletter.confirm(link)]).toEqual([true, true])
  expect(await newsletter.exportConfirmed(admin)).toEqual([
    {
      email: 'mira@example.com',
      confirmedAt: 5,
      unsubscribeUrl: 'https://drishti.test/newsletter/unsubscribe/id1.unsubscribe-seal',
    },
  ])
  const { results } = await d1.prepare('SELECT actor_id, action, detail FROM audit_log ORDER BY id').all()
  expect(results.at(-1)).toEqual({ actor_id: 'nandini', action: 'export_newsletter', detail: '1 addresses' })
})

test('leaving deletes the address, and the old links are worth nothing afterwards', async () => {
  const { newsletter, linkIn, confirmed } = setUp()
  await newsletter.join({ email: 'mira@example.com', language: 'en' })
  const old = linkIn('confirm')
  await newsletter.confirm(old)
  await newsletter.join({ email: 'mira@example.com', language: 'en' })
  const leaving = linkIn('unsubscribe')
  expect([await newsletter.leave(leaving), await newsletter.leave(leaving)]).toEqual([true, true])
  expect(await confirmed()).toEqual([])
  await newsletter.join({ email: 'mira@example.com', language: 'en' })
  expect(await newsletter.confirm(old)).toBe(false)
  expect(await confirmed()).toEqual([])
})

test('somebody who asks on a Hindi page is asked in Hindi, with a link to that site', async () => {
  const { newsletter, mails, linkIn } = setUp()
  await newsletter.join({ email: 'mira@example.com', language: 'hi' })
  expect(mails).toMatchObject([{ language: 'hi', subject: 'कृपया दृष्टि के न्यूज़लेटर की पुष्टि करें' }])
  expect(mails[0]?.links?.[0]?.url).toMatch('https://drishti.test/hi/newsletter/confirm/')
  expect(await newsletter.confirm(linkIn('confirm'))).toBe(true)
  await newsletter.join({ email: 'mira@example.com', language: 'hi' })
  expect(mails[1]).toMatchObject({ language: 'hi', subject: 'दृष्टि का न्यूज़लेटर' })
  expect(mails[1]?.leave).toMatch('https://drishti.test/hi/newsletter/unsubscribe/')
})

test('a link of another purpose, or one that we did not make, does nothing', async () => {
  const { newsletter, linkIn, confirmed } = setUp()
  await newsletter.join({ email: 'mira@example.com', language: 'en' })
  expect(await newsletter.confirm(linkIn('confirm').replace('confirm-seal', 'unsubscribe-seal'))).toBe(false)
  expect(await newsletter.leave('id1.forged')).toBe(false)
  expect(await confirmed()).toEqual([])
})

test('an unconfirmed address is deleted after seven days, a confirmed one stays', async () => {
  const { newsletter, linkIn, confirmed, rig, d1 } = setUp()
  await newsletter.join({ email: 'stays@example.com', language: 'en' })
  await newsletter.confirm(linkIn('confirm'))
  await newsletter.join({ email: 'goes@example.com', language: 'en' })
  rig.now = 7 * DAY + 1
  await newsletter.deleteUnconfirmed()
  expect(await confirmed()).toEqual(['stays@example.com'])
  expect((await d1.prepare('SELECT email FROM newsletter_address').all()).results).toHaveLength(1)
})

test('an address gets three mails a day at most, and only admins export', async () => {
  const { newsletter, mails } = setUp()
  for (let n = 0; n < 3; n += 1) await newsletter.join({ email: 'mira@example.com', language: 'en' })
  await expect(newsletter.join({ email: 'mira@example.com', language: 'en' })).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(mails).toHaveLength(3)
  await expect(newsletter.exportConfirmed({ userId: 'mira', role: 'user' } as never)).rejects.toMatchObject({
    code: 'forbidden',
  })
})
