// The key of a payout run: a repeat pays what is left and nobody twice, and another run may not take the key.
import { beforeEach, expect, test } from 'vitest'
import { addAccount } from '#tests/support/pages/practices.ts'
import { createPayoutRig, nisha, type PayoutRig } from '#tests/support/rigs/payout-rig.ts'
import { createIdempotency, unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { findPayouts } from '#workers/domain/reports/index.ts'

let rig: PayoutRig
beforeEach(() => {
  rig = createPayoutRig()
})

test('a run that broke off is repeated under its key: the rest is paid, nobody twice', async () => {
  const names = ['asha', 'kavya', 'meera']
  for (const id of names) {
    await addAccount(rig.d1, id, 'astrologer')
    await rig.earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await rig.payouts().due({ to: null })
  const request = { to, reference: 'R9', payouts: names.map((id) => ({ astrologer_id: id, paise: 5_000 })) }
  const run = { viewer: nisha, request, effect: unkeyedEffect('run-of-the-key') }
  // The server died after the first of them.
  await rig.payouts().pay({ ...run, request: { ...request, payouts: request.payouts.slice(0, 1) } })
  // Meanwhile asha earns the same again: that is not what the key was for.
  await rig.earn('asha', 's-again', { paise: 5_000 })
  for (const _ of [1, 2]) expect(await rig.payouts().pay(run)).toEqual({ paid: names, failed: [] })
  expect(await rig.balanceOf('bank:inr')).toBe(15_000)
  expect(await rig.balanceOf('a:asha')).toBe(5_000)
  await rig.assertClean()
})

test('the key of other payouts, and of one that was reversed, moves nothing and says so', async () => {
  for (const id of ['asha', 'kavya']) {
    await addAccount(rig.d1, id, 'astrologer')
    await rig.earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await rig.payouts().due({ to: null })
  const pay = (...ids: string[]) =>
    rig.payouts().pay({
      viewer: nisha,
      effect: unkeyedEffect('payouts-may'),
      request: { to, reference: 'R9', payouts: ids.map((id) => ({ astrologer_id: id, paise: 5_000 })) },
    })
  expect(await pay('asha')).toEqual({ paid: ['asha'], failed: [] })
  await expect(pay('kavya', 'asha')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  expect(await rig.balanceOf('bank:inr')).toBe(5_000)
  const [made] = (await findPayouts(rig.db, {})).rows
  await rig.payouts().reverse({ viewer: nisha, id: made?.id ?? '', reason: 'The bank sent it back' })
  await expect(pay('asha')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
})

test('two runs of one key beside each other both answer that it is paid', async () => {
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 's1', { paise: 5_000 })
  const { to } = await rig.payouts().due({ to: null })
  const request = { to, reference: 'R9', payouts: [{ astrologer_id: 'asha', paise: 5_000 }] }
  const run = () => rig.payouts().pay({ viewer: nisha, request, effect: unkeyedEffect('one-key') })
  expect(await Promise.all([run(), run()])).toEqual([
    { paid: ['asha'], failed: [] },
    { paid: ['asha'], failed: [] },
  ])
  expect(await rig.balanceOf('bank:inr')).toBe(5_000)
})

test('the answer of a run is kept in the batch of its last payout, with those that were not paid', async () => {
  const names = ['asha', 'kavya', 'meera']
  for (const id of names) {
    await addAccount(rig.d1, id, 'astrologer')
    await rig.earn(id, `s-${id}`, { paise: 5_000 })
  }
  const { to } = await rig.payouts().due({ to: null })
  const paise = { asha: 5_000, kavya: 4_000, meera: 5_000 } as Record<string, number>
  const idempotency = createIdempotency({ db: rig.db, now: () => rig.now })
  const request = { userId: 'nisha', key: 'key-of-may', requestHash: 'hash' }
  expect(await idempotency.claim(request)).toBeNull()
  const answer = await rig.payouts().pay({
    viewer: nisha,
    effect: await idempotency.effect({ ...request, route: 'post /dashboard/payouts/', status: 201 }),
    request: { to, reference: 'R9', payouts: names.map((id) => ({ astrologer_id: id, paise: paise[id] ?? 0 })) },
  })
  expect(answer).toMatchObject({ paid: ['asha', 'meera'], failed: [{ astrologer_id: 'kavya' }] })
  // Nobody kept the answer after the run: it stands all the same.
  expect(await idempotency.claim(request)).toEqual({ status: 201, body: JSON.stringify(answer) })
})
