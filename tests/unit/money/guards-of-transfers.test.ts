// The database's own guards on transfers: each test tries one forbidden statement by SQL.
import { beforeEach, describe, expect, test } from 'vitest'
import { guardedBooks, HOLD, PAYOUT, POST, type Transfer } from '#tests/support/books/guarded-books.ts'
import { end } from '#tests/support/database/ledger-rows.ts'

const books = guardedBooks()
const { one, put, run } = books

describe('a hold', () => {
  test('is for a consultation that is known and lives', async () => {
    await expect(put({ ...HOLD, id: 'h:none#1', ref: 'none' })).rejects.toThrow('hold_without_consultation')
    await put(HOLD)
    await put(POST)
    await end(books.d1, 's1')
    await expect(put({ ...HOLD, id: 'h:s1#2' })).rejects.toThrow('hold_without_consultation')
  })
  test('comes from the wallet of its own user', async () => {
    await expect(put({ ...HOLD, dr: 'u:ravi' })).rejects.toThrow('hold_without_consultation')
  })
  test('names its consultation in its id', async () => {
    await expect(put({ ...HOLD, id: 'h:s2#1' })).rejects.toThrow('hold_without_consultation')
  })
  test('is resolved by its own consultation, while that lives, once', async () => {
    await put(HOLD)
    await expect(put({ ...POST, ref: 's2' })).rejects.toThrow('bad_pending')
    await put(POST)
    await expect(put({ ...POST, id: 'p:s1#9' })).rejects.toThrow('hold_resolved')
    await expect(put({ ...POST, id: 'p:s1#9' }, 'INSERT OR REPLACE')).rejects.toThrow('hold_resolved')
  })
  test('of a consultation that ended before this guard can be voided, never posted', async () => {
    await put(HOLD)
    await run('DROP TRIGGER c_open_hold')
    await end(books.d1, 's1')
    await expect(put(POST)).rejects.toThrow('bad_pending')
    await put({ ...POST, id: 'v:s1#1', phase: 'void', code: 'release', amount: 500 })
  })
  test('that is open keeps its consultation from ending', async () => {
    await put(HOLD)
    await put({ ...HOLD, id: 'h:s1#2', amount: 100 })
    await put(POST)
    await expect(end(books.d1, 's1')).rejects.toThrow('hold_open')
    await run("UPDATE consultation SET state = 'ending' WHERE id = 's1'")
    await put({ ...POST, id: 'v:s1#2', pending_id: 'h:s1#2', phase: 'void', code: 'release', amount: 100 })
    await end(books.d1, 's1')
  })
})

describe('a withdrawal', () => {
  const out: Transfer = {
    id: 'po:may',
    phase: 'single',
    dr: 'a:asha',
    cr: 'bank:inr',
    amount: 900,
    code: 'withdrawal',
    ref: 'may',
  }
  const period = (values = "'asha', 900") =>
    run(`INSERT INTO payout_period (id, astrologer_id, paise, reference, at, from_at, to_at)
         VALUES ('may', ${values}, 'NEFT 77', 1, 0, 1)`)
  beforeEach(async () => {
    await put(PAYOUT)
    await end(books.d1, 's1')
  })
  test('is that of its payout: the same astrologer and amount', async () => {
    await expect(put(out)).rejects.toThrow('bad_transfer')
    await period()
    for (const wrong of [{ amount: 899 }, { dr: 'a:lata' }, { id: 'po:june' }, { ref: 'june' }])
      await expect(put({ ...out, ...wrong })).rejects.toThrow('bad_transfer')
    await put(out)
    await put(out)
  })
  test('does not leave again once its payout is reversed', async () => {
    await period()
    await run("UPDATE payout_period SET reversed_at = 2, reversed_because = 'The bank' WHERE id = 'may'")
    await expect(put(out)).rejects.toThrow('bad_transfer')
  })
})

describe('money moves between the accounts of its kind', () => {
  test.each<[string, Transfer]>([
    [
      'a charge without a hold',
      { id: 'x', phase: 'single', dr: 'u:mira', cr: 'rev:usd', amount: 1, code: 'usage', ref: 's1' },
    ],
    ['a hold of the provider', { ...HOLD, dr: 'world:usd' }],
    [
      'a pending refund',
      { id: 'x', phase: 'pending', dr: 'rev:usd', cr: 'u:mira', amount: 1, code: 'refund', ref: 's1' },
    ],
    [
      'from a wallet to a wallet',
      { id: 'x', phase: 'single', dr: 'u:mira', cr: 'u:ravi', amount: 1, code: 'refund', ref: 's1' },
    ],
    ['under an unknown code', { id: 'x', phase: 'single', dr: 'u:mira', cr: 'rev:usd', amount: 1, code: 'gift' }],
  ])('%s', async (_, transfer) => {
    await expect(put(transfer)).rejects.toThrow(/bad_transfer|bad_refund|hold_without/)
  })
})

describe('a payout', () => {
  test('is one for each consultation, to its own astrologer', async () => {
    await expect(put({ ...PAYOUT, cr: 'a:lata' })).rejects.toThrow('bad_payout')
    await put(PAYOUT)
    await expect(put({ ...PAYOUT, id: 'y:again' })).rejects.toThrow('bad_payout')
    await expect(put({ ...PAYOUT, id: 'y:again' }, 'INSERT OR REPLACE')).rejects.toThrow('bad_payout')
  })
  test('comes with the end, not after it', async () => {
    await end(books.d1, 's1')
    await expect(put(PAYOUT)).rejects.toThrow('bad_payout')
  })
})

describe('a refund', () => {
  const refund: Transfer = {
    id: 'rf:s1:1',
    phase: 'single',
    dr: 'rev:usd',
    cr: 'u:mira',
    amount: 100,
    code: 'refund',
    ref: 's1',
  }
  const back: Transfer = {
    id: 'tb:s1:1',
    phase: 'single',
    dr: 'a:asha',
    cr: 'exp:inr',
    amount: 900,
    code: 'take_back',
    ref: 's1',
  }
  beforeEach(async () => {
    await put(HOLD)
    await put(POST)
    await put(PAYOUT)
  })
  test('goes to the user of its ended consultation', async () => {
    await expect(put(refund)).rejects.toThrow('bad_refund')
    await end(books.d1, 's1')
    await expect(put({ ...refund, cr: 'u:ravi' })).rejects.toThrow('bad_refund')
    await put(refund)
    await expect(put({ ...refund, id: 'rf:s1:2', amount: 201 })).rejects.toThrow('over_refund')
  })
  test('takes back from the own astrologer, and no more than was paid out', async () => {
    await expect(put(back)).rejects.toThrow('bad_refund')
    await end(books.d1, 's1')
    await expect(put({ ...back, dr: 'a:lata' })).rejects.toThrow('bad_refund')
    await expect(put({ ...back, amount: 901 })).rejects.toThrow('bad_refund')
    await put(back)
    await expect(put({ ...back, id: 'tb:s1:2', amount: 1 })).rejects.toThrow('bad_refund')
  })
})

describe('a top-up', () => {
  const topUp: Transfer = {
    id: 'pay:p1',
    phase: 'single',
    dr: 'world:usd',
    cr: 'u:mira',
    amount: 700,
    code: 'top_up',
    ref: 'p1',
  }
  const payment = (status: string) =>
    run(`INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
         VALUES ('p1', 'mira', 700, 'test', '${status}', 1, 1)`)
  test('needs its payment, which succeeded', async () => {
    await expect(put(topUp)).rejects.toThrow('bad_top_up')
    await payment('pending')
    await expect(put(topUp)).rejects.toThrow('bad_top_up')
  })
  test('is as large as its payment, and goes to who paid', async () => {
    await payment('succeeded')
    await expect(put({ ...topUp, amount: 701 })).rejects.toThrow('bad_top_up')
    await expect(put({ ...topUp, cr: 'u:ravi' })).rejects.toThrow('bad_top_up')
    await expect(put({ ...topUp, id: 'pay:p2' })).rejects.toThrow('bad_top_up')
    await put(topUp)
  })
})

test('a transfer is not replaced', async () => {
  await put(HOLD)
  await expect(put({ ...HOLD, amount: 1 }, 'INSERT OR REPLACE')).rejects.toThrow('idempotency_mismatch')
  await put(HOLD, 'INSERT OR REPLACE')
  const other = { ...HOLD, id: 'h:s2#1', dr: 'u:ravi', ref: 's2', rowid: 1 }
  await expect(put(other as Transfer, 'INSERT OR REPLACE')).rejects.toThrow('immutable')
  expect(await one("SELECT count(*) AS n, sum(amount) AS cents FROM transfer WHERE code = 'hold'")).toEqual({
    n: 1,
    cents: 500,
  })
})

describe('amounts that a provider takes back', () => {
  const freeze = {
    id: 'rv:1',
    phase: 'single',
    dr: 'u:mira',
    cr: 'frozen:usd',
    amount: 400,
    code: 'freeze',
    ref: 'payment-mira',
  }
  const out = { ...freeze, id: 'rv:2', dr: 'frozen:usd', cr: 'world:usd', code: 'chargeback' }
  test('is frozen in the wallet of its own payment, and no more than was paid', async () => {
    await expect(put({ ...freeze, dr: 'u:ravi' })).rejects.toThrow('bad_chargeback')
    await expect(put({ ...freeze, ref: 'none' })).rejects.toThrow('bad_chargeback')
    await put(freeze)
    await expect(put({ ...freeze, id: 'rv:9', amount: 601 })).rejects.toThrow('bad_chargeback')
    await expect(put({ ...freeze, id: 'rv:9', dr: 'u:ravi' })).rejects.toThrow('bad_chargeback')
  })
  test('leaves the frozen account for the same payment only, and goes back to its own wallet', async () => {
    await expect(put(out)).rejects.toThrow('bad_chargeback')
    await put(freeze)
    await expect(put({ ...out, ref: 'payment-ravi' })).rejects.toThrow('bad_chargeback')
    await expect(put({ ...out, amount: 401 })).rejects.toThrow('bad_chargeback')
    const back = { ...out, cr: 'u:mira', code: 'unfreeze' }
    await expect(put({ ...back, cr: 'u:ravi' })).rejects.toThrow('bad_chargeback')
    await put({ ...back, amount: 100 })
    await expect(put({ ...out, id: 'rv:3', amount: 301 })).rejects.toThrow('bad_chargeback')
    await put({ ...out, id: 'rv:3', amount: 300 })
  })
  test('is no more than was paid, and returns no more than it took', async () => {
    const loss = { ...out, dr: 'loss:chargeback', amount: 1000 }
    await expect(put({ ...loss, amount: 1001 })).rejects.toThrow('bad_chargeback')
    await put(loss)
    await expect(put({ ...loss, id: 'rv:3', amount: 1 })).rejects.toThrow('bad_chargeback')
    const back = { ...loss, id: 'rv:4', dr: 'world:usd', cr: 'loss:chargeback', code: 'chargeback_return' }
    await expect(put({ ...back, cr: 'frozen:usd' })).rejects.toThrow('bad_chargeback')
    await expect(put({ ...back, amount: 1001 })).rejects.toThrow('bad_chargeback')
    await put(back)
  })
  test('never leaves a wallet directly', async () => {
    await expect(put({ ...out, dr: 'u:mira' })).rejects.toThrow('bad_transfer')
  })
})
