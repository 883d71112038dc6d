import { expect, test } from 'vitest'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'

test('the words of a person’s reviews go with the account; the stars stay, and the words of others', async () => {
  const rig = await accountDeletionRig()
  const review = (id: string, userId: string, text: string) =>
    rig.d1
      .prepare(
        "INSERT INTO review (session_id, user_id, astrologer_id, rating, text, at) VALUES (?, ?, 'asha', 4, ?, 1)",
      )
      .bind(id, userId, text)
      .run()
  await review('s1', 'mira', 'She saw my divorce of 2019 at once.')
  await review('s2', 'lena', 'Kind.')
  await rig.close('mira', 1_000)
  expect(await rig.rows('SELECT user_id, rating, text FROM review ORDER BY session_id')).toEqual([
    { user_id: 'mira', rating: 4, text: '' },
    { user_id: 'lena', rating: 4, text: 'Kind.' },
  ])
})
