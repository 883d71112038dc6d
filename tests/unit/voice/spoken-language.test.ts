// Phones speak the language that their person chose on the site; an astrologer's also the first one of the profile.
import { beforeEach, expect, test } from 'vitest'
import { liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { PLATFORM_NAMES, platformNameIn } from '#workers/contract/content/platform-name.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { createDb } from '#workers/db/client.ts'
import { type Admission, announcementOf, answerDigits, answerPhone } from '#workers/domain/voice/answer-leg.ts'

const phone = { consultationId: 's1', leg: 'CA1' }
let d1: D1Database

beforeEach(async () => {
  d1 = sqliteD1()
  for (const [id, role] of Object.entries({ mira: 'user', asha: 'astrologer' }))
    await d1
      .prepare(
        "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?1, ?1 || '@x.test', '+1', ?1, ?2, 'active', 1)",
      )
      .bind(id, role)
      .run()
  await d1
    .prepare(
      `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
         payout_call_paise, payout_chat_paise) VALUES ('asha', 5, '[]', '["English"]', '', 100, 100, 1, 1)`,
    )
    .run()
  await liveConsultation(createDb(d1), { id: 's1', userId: 'mira', astrologerId: 'asha' })
})

function deps(answer: (side: Admission['side']) => unknown) {
  const admitPhone = async ({ side }: { side: Admission['side'] }) => answer(side) as never
  return {
    db: createDb(d1),
    rooms: { admitPhone } as never,
    platformName: async (language: Language) => platformNameIn(language, PLATFORM_NAMES),
  }
}

const about = (side: Admission['side']) => ({
  side,
  kind: 'phone-call' as const,
  name: side === 'user' ? 'Asha Verma' : 'Mira Rao',
  astrologerId: 'asha',
  rings: false,
})
const choose = (id: string, language: string) =>
  d1.prepare('UPDATE user SET language = ? WHERE id = ?').bind(language, id).run()

async function spokenTo(side: Admission['side']) {
  const answer = await answerPhone(
    deps((of) => ({ side: of, timeLimit: 60, endOnExit: true, about: about(of) })),
    { ...phone, side },
  )
  return answer.kind === 'ask-for-one' ? answer.prompt : null
}

test('the prompt of each phone is in the language of its account', async () => {
  expect(await spokenTo('user')).toMatchObject({ language: 'en', text: expect.stringContaining('Press 1') })
  await choose('mira', 'hi')
  expect(await spokenTo('user')).toEqual({
    language: 'hi',
    text: 'दृष्टि. Asha के साथ आपकी फ़ोन कॉल। जुड़ने के लिए 1 दबाइए।',
  })
  expect(await spokenTo('astrologer')).toMatchObject({ language: 'en' })
  await choose('asha', 'hi')
  expect(await spokenTo('astrologer')).toMatchObject({ language: 'hi' })
})

test('the last sentence of an unpaid ring, and the warnings of the money that is left, are in it, too', async () => {
  const { db } = deps(() => null)
  const left = (key: string) => announcementOf({ db }, { consultationId: 's1', key })
  expect(await left('low-120')).toMatchObject({
    kind: 'say',
    language: 'en',
    text: 'Two minutes of paid time are left.',
  })
  await choose('mira', 'hi')
  await choose('asha', 'hi')
  expect(await left('low-30')).toEqual({ kind: 'say', language: 'hi', text: 'आपके भुगतान के तीस सेकंड बाक़ी हैं।' })
  expect(await left('low-5')).toEqual({ kind: 'hang-up' })
  const unpaid = deps((side) => ({ unpaid: about(side) }))
  expect(await answerDigits(unpaid, { ...phone, side: 'astrologer', digits: '1' })).toMatchObject({
    kind: 'say',
    language: 'hi',
  })
})
