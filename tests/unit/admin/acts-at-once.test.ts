// The audit log cannot be corrected: three requests for one act at the same moment leave one entry in it.
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { talks } from '#tests/support/database/old-talks.ts'
import { addAccount, asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'
import { blogRig } from '#tests/support/rigs/blog-rig.ts'
import { payBackRig } from '#tests/support/rigs/pay-back-rig.ts'
import { createPayoutRig } from '#tests/support/rigs/payout-rig.ts'
import { commit } from '#workers/db/commit.ts'
import { changeAsAdmin } from '#workers/domain/astrologers/change-as-admin.ts'
import { removeFileAsAdmin } from '#workers/domain/consultations/conversation/files.ts'
import { endConsultation } from '#workers/domain/consultations/request/answer.ts'
import { blockClient, unblockClient } from '#workers/domain/consultations/request/block.ts'
import { unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { endClientLogins, setClientActive } from '#workers/domain/identity/admin-accounts.ts'
import { createMails } from '#workers/domain/mails/index.ts'
import { hold, payout, refundCharge, resolveHold } from '#workers/domain/money/index.ts'
import { createReportFiles } from '#workers/domain/report-files/index.ts'
import { setFreeMinutes } from '#workers/domain/settings/set-free-minutes.ts'

const nisha = viewerOf('nisha', 'admin')
const om = viewerOf('om', 'admin')

async function people() {
  const { d1, db } = await practiceBooks()
  for (const [id, role] of [
    ['nisha', 'admin'],
    ['om', 'admin'],
    ['mira', 'user'],
  ] as const)
    await addAccount(d1, id, role)
  const outside = { leaveLines: async () => undefined, closeAllSockets: async () => undefined }
  return { d1, db, deps: { db, now: () => NOW, ...outside } as never }
}

type Set = { d1: D1Database; act(viewer: typeof nisha): Promise<unknown> }

async function settingActive(active: boolean): Promise<Set> {
  const { d1, deps } = await people()
  if (active) await d1.prepare("UPDATE user SET status = 'disabled' WHERE id = 'mira'").run()
  return { d1, act: (viewer) => setClientActive(deps, { viewer, id: 'mira', active, reason: 'A reason' }) }
}

async function changing(patch: Parameters<typeof changeAsAdmin>[1]['patch']): Promise<Set> {
  const { d1, db } = await people()
  const deps = {
    db,
    now: () => NOW,
    usdInrRate: async () => 88,
    priceFloors: async () => ({ chatCents: 10, callCents: 10 }),
    line: { switchLine: async () => 'offline', setNotNow: async () => 'busy' },
    endLive: async () => undefined,
  }
  return { d1, act: (viewer) => changeAsAdmin(deps as never, { viewer, id: 'asha', patch }) }
}

async function reporting() {
  const { d1, db } = await people()
  const reports = createReportFiles({
    db,
    now: () => NOW,
    newId: () => 'report',
    timeZone: async () => 'UTC',
    deleteFile: async () => undefined,
  } as never)
  const asked = { type: 'users', from: '2026-05-01', to: '2026-05-02' } as const
  return { d1, reports, ask: (viewer: typeof nisha) => reports.request({ viewer, asked, id: 'report' }) }
}

async function charged(): Promise<Set> {
  const { d1, db } = await people()
  await walletWith(db, 'mira', 1000)
  await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  const capture = { n: 1, postCents: 600, holdCents: 1000 }
  await commit(db, [
    hold(db, { consultationId: 's1', n: 1, userId: 'mira', amountCents: 1000, at: NOW }),
    resolveHold(db, { consultationId: 's1', userId: 'mira', capture, at: NOW }),
    payout(db, { consultationId: 's1', astrologerId: 'asha', paise: 30_000, at: NOW }),
  ])
  await end(d1, 's1')
  const of = { consultationId: 's1', userId: 'mira', astrologerId: 'asha', chargeCents: 600, payoutPaise: 30_000 }
  const shared = { charge: of, amountCents: 200, reason: 'The line was bad.', refund: { id: 'r1', keep: () => [] } }
  return { d1, act: ({ userId }) => refundCharge({ db, now: () => NOW }, { ...shared, actorId: userId }) }
}

async function posting(what: 'edit' | 'delete'): Promise<Set> {
  const { d1, blogs, write, admin } = await blogRig()
  const { id } = await write()
  const edit = () => blogs.update({ viewer: admin, id, form: { title: 'Mended' } })
  return { d1, act: what === 'edit' ? edit : () => blogs.remove({ viewer: admin, id }) }
}

async function paying(): Promise<Set & { id(): Promise<string> }> {
  const rig = createPayoutRig()
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.earn('asha', 's1', { paise: 10_000 })
  const { to } = await rig.payouts().due({ to: null })
  const request = { to, reference: 'NEFT 77', payouts: [{ astrologer_id: 'asha', paise: 10_000 }] }
  const act = (viewer: typeof nisha) => rig.payouts().pay({ viewer, effect: unkeyedEffect('run'), request })
  const id = async () => String(await rig.d1.prepare('SELECT id FROM payout_period').first('id'))
  return { d1: rig.d1, act, id }
}

const ACTS: Record<string, () => Promise<Set>> = {
  block_client: () => settingActive(false),
  unblock_client: () => settingActive(true),
  async end_logins() {
    const { d1, deps } = await people()
    return { d1, act: (viewer) => endClientLogins(deps, { viewer, id: 'mira' }) }
  },
  async clear_mail_mark() {
    const { d1, db } = await people()
    await d1.prepare("INSERT INTO mail_mark (email, cause, marked_at) VALUES ('mira@people.test', 'bounced', 1)").run()
    const mails = createMails({ db, now: () => NOW } as never)
    return { d1, act: (viewer) => mails.clearMark({ viewer, id: 'mira' }) }
  },
  async set_free_minutes() {
    const { d1, db } = await people()
    return { d1, act: (viewer) => setFreeMinutes({ db, now: () => NOW }, { viewer, minutes: 4 }) }
  },
  approve: async () =>
    changing({ is_approved: true, is_active: true }).then(async (set) => {
      await set.d1.prepare('UPDATE astrologer SET is_approved = 0').run()
      return set
    }),
  change_astrologer: () => changing({ price_per_min_chat: 2, payout_per_min_chat: 150 }),
  async ask_for_report() {
    const { d1, ask } = await reporting()
    return { d1, act: ask }
  },
  async delete_report() {
    const { d1, reports, ask } = await reporting()
    await ask(nisha)
    return { d1, act: (viewer) => reports.delete({ viewer, id: 'report' }) }
  },
  async pay_back() {
    const { d1, payBack } = await payBackRig()
    return { d1, act: () => payBack(100) }
  },
  refund: charged,
  edit: () => posting('edit'),
  delete: () => posting('delete'),
  pay_astrologer: paying,
  async reverse_payout() {
    const rig = createPayoutRig()
    await addAccount(rig.d1, 'asha', 'astrologer')
    await rig.earn('asha', 's1', { paise: 10_000 })
    const { to } = await rig.payouts().due({ to: null })
    const payouts = [{ astrologer_id: 'asha', paise: 10_000 }]
    await rig
      .payouts()
      .pay({ viewer: nisha, effect: unkeyedEffect('run'), request: { to, reference: 'NEFT 77', payouts } })
    const id = String(await rig.d1.prepare('SELECT id FROM payout_period').first('id'))
    return { d1: rig.d1, act: (viewer) => rig.payouts().reverse({ viewer, id, reason: 'The bank sent it back' }) }
  },
  async delete_account() {
    const { d1, accountDeletion } = await accountDeletionRig()
    return { d1, act: (viewer) => accountDeletion.deleteAsAdmin({ viewer, id: 'mira', role: 'user', waived: 1_000 }) }
  },
  async remove_file() {
    const { d1, readers } = await talks({ s1: NOW })
    return { d1, act: (viewer) => removeFileAsAdmin(readers, { viewer, id: 's1', fileId: 's1-file' }) }
  },
  async end_session() {
    const { d1, db } = await people()
    await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
    const rooms = { end: async () => ({ ok: true }) } as never
    const reason = 'They quarrel.'
    return { d1, act: (viewer) => endConsultation({ db, rooms, now: () => NOW }, { viewer, id: 's1', reason }) }
  },
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

test.each(Object.entries(ACTS))('%s: three at once, two of one admin, leave one entry', async (name, setUp) => {
  const { d1, act } = await setUp()
  const count = () => d1.prepare('SELECT count(*) AS n FROM audit_log WHERE action = ?').bind(name).first('n')
  const before = Number(await count())
  const acts = await Promise.allSettled([act(nisha), act(nisha), act(om)])
  expect(acts.filter(({ status }) => status === 'fulfilled')).not.toEqual([])
  for (const each of acts) if (each.status === 'rejected') expect(each.reason).toHaveProperty('code')
  expect(Number(await count()) - before).toBe(1)
})

test('one block of a client is one event in the astrologer’s own history, and so is one that is undone', async () => {
  const { d1, db } = await people()
  await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  const [asked, deps] = [
    { viewer: asha, clientId: 'mira' },
    { db, now: () => NOW, leaveLine: async () => undefined },
  ]
  await Promise.all([blockClient(deps, asked), blockClient(deps, asked)])
  await Promise.all([unblockClient(deps, asked), unblockClient(deps, asked)])
  const { results } = await d1.prepare('SELECT what FROM account_event ORDER BY id').all()
  expect(results).toEqual([{ what: 'client_blocked' }, { what: 'client_unblocked' }])
})

/** Entries without a condition of their own, with the reason. Every other writer takes `auditWhen` or `auditOnce`. */
const UNCONDITIONED: Record<string, string> = {
  'account-deletion/delete-as-admin.ts': 'one deletion of an account at a time',
  'astrologers/change-as-admin.ts': 'its batch is refused unless it is the newest act',
  'consultations/admin-opening.ts': 'each opening is an act',
  'contact-changes/settle-change.ts': 'its batches are refused once the change is settled',
  'identity/admin-accounts.ts': 'its batch is refused unless the standing is as it was read',
  'inbox/index.ts': 'each answer is a mail',
  'newsletter/index.ts': 'each export is an act',
  'payouts/pay-astrologers.ts': 'a unique index refuses the second batch',
  'payouts/reverse-payout.ts': 'its batch is refused for a payout that is reversed',
  'report-files/index.ts': 'each download is an act',
}

test('every writer of the audit log has a condition, or a reason to have none', () => {
  const files = globSync('**/*.ts', { cwd: 'workers/domain' }).filter((file) => !file.startsWith('audit/'))
  const writers = files.filter((file) => /auditEntry\(/.test(readFileSync(`workers/domain/${file}`, 'utf8')))
  expect(writers.sort()).toEqual(Object.keys(UNCONDITIONED))
})
