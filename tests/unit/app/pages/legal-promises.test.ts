// The code keeps the figures that the legal pages and the pricing page promise.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pricingTexts } from '#app/screens/company/pricing-text.ts'
import { privacyContent } from '#app/screens/legal/privacy-content.ts'
import { privacyTexts } from '#app/screens/legal/privacy-text.ts'
import { refundTexts } from '#app/screens/legal/refund-text.ts'
import { termsContent } from '#app/screens/legal/terms-content.ts'
import type { Content } from '#app/ui/content/content-page.tsx'
import type { KeptMonths } from '#workers/contract/admin/kept-months.ts'
import { KEPT, LOGIN_LIFE } from '#workers/contract/admin/retention-periods.ts'
import * as connection from '#workers/contract/consultations/connection-limits.ts'
import * as limits from '#workers/contract/limits.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { RequestLine } from '#workers/http/request-log.ts'
import type { Denial } from '#workers/log.ts'

const wordsOf = ({ lead, sections }: Pick<Content, 'lead' | 'sections'>) =>
  [lead, ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])].join('\n')
const ALWAYS = { months: { transcripts: 0, files: 0 }, setAt: 0 }
const PAGES = [refundTexts.en, termsContent('en', {}), privacyContent('en', ALWAYS), pricingTexts.en]
const [refund, terms, privacy, pricing] = PAGES.map(wordsOf) as [...[string, string, string, string]]

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const dollars = (cents: number) => `$${cents / 100}`

test('the refund policy names the deadlines and limits of the meter', () => {
  expect(refund).toContain(`Ringing, up to ${limits.RING_DEADLINE / SECOND} seconds`)
  expect(connection.CONNECT_DEADLINE).toBe(MINUTE)
  expect(refund).toContain('If you are not both there within a minute')
  expect(refund).toContain(`when fewer than ${limits.MIN_CHARGED_SECONDS} seconds were counted`)
  expect(limits.FREE_LOSSES_A_DAY).toBe(2)
  expect(refund).toContain('Two sessions in 24 hours that are lost in their first minute are free')
})

test('the terms name the limits of wallet, hold and absence', () => {
  expect(terms).toContain(`between ${dollars(limits.TOP_UP_MIN_CENTS)} and ${dollars(limits.TOP_UP_MAX_CENTS)}`)
  expect(limits.MIN_START_SECONDS).toBe(120)
  expect(terms).toContain('you need money for two minutes')
  expect(terms).toContain(`or ${limits.HOLD_BLOCK_SECONDS / 60} minutes’ worth`)
  expect(terms).toContain(`up to ${WORDS[limits.CONSULTATION_MAX / HOUR]} hours`)
  expect(limits.HOLD_AHEAD).toBe(5 * MINUTE)
  expect([limits.WARN_FIRST, limits.WARN_LAST]).toEqual([2 * MINUTE, 30 * SECOND])
  expect(terms).toContain('two minutes and thirty seconds before the money ends')
  expect([connection.ABSENCE_DEADLINE, connection.ABSENCE_TOTAL]).toEqual([MINUTE, 5 * MINUTE])
  expect(terms).toContain('after five minutes of gaps in all')
  expect(terms).toContain(`up to ${WORDS[limits.FREE_MINUTES_MAX]} free minutes`)
})

test('the pricing page names the same limits', () => {
  expect(pricing).toContain(`From ${dollars(limits.TOP_UP_MIN_CENTS)} to ${dollars(limits.TOP_UP_MAX_CENTS)}`)
  expect(pricing).toContain('you need money for two minutes')
  expect(pricing).toContain(`or ${limits.HOLD_BLOCK_SECONDS / 60} minutes’ worth`)
})

// tests/unit/kept-periods.test.ts shows that cron deletes by these periods.
test('the privacy policy names how long things are kept', () => {
  const { idle, absolute } = LOGIN_LIFE
  const days = (ms: number) => `${ms / DAY} days`
  expect([KEPT.registration, KEPT.attachedBirth, KEPT.archive]).toEqual([DAY, DAY, DAY])
  expect([KEPT.contactMessage, KEPT.unconfirmedAddress]).toEqual([365 * DAY, 7 * DAY])
  expect(limits.SILENCE_CLAIMS_WINDOW).toBe(30 * DAY)
  for (const sentence of [
    `One-time codes: valid for ${KEPT.code / MINUTE} minutes`,
    'A registration that was not confirmed: a day.',
    `A login: it ends after ${days(idle)} without use, and after ${days(absolute)} in any case.`,
    'The copy of a birth attached to a session: a day after its end.',
    `Measurements of the quality of calls: ${days(KEPT.callMetrics)}.`,
    `A device for notifications that no longer comes: ${days(KEPT.device)}.`,
    `The list of notices that were sent to you: ${days(KEPT.notices)}.`,
    `Reports of mails to you that did not arrive: ${days(KEPT.mailFailures)}`,
    `The e-mail address or verified phone number before a change, encrypted: ${days(KEPT.previousContact)},`,
    `Errors of pages, without your name, your account or what you typed: ${days(KEPT.clientErrors)} after`,
    'The archive of your data that you asked for: a day.',
    'Messages of the contact form: a year.',
    'A newsletter address: seven days until it is confirmed',
    `Reports of the payment provider: ${days(KEPT.paymentEvents)};`,
    `The log of requests, refusals and errors: ${days(KEPT.logs)}.`,
  ])
    expect(privacy).toContain(sentence)
})

// tests/unit/consultations/old-talk.test.ts shows that cron deletes by these months.
test.each<[KeptMonths, string[], string[]]>([
  [
    { transcripts: 0, files: 0 },
    ['Conversations and the files in them: until you delete your account'],
    ['months after', 'disputed'],
  ],
  [
    { transcripts: 12, files: 0 },
    ['Conversations and the files in them: 12 months after the end', 'a report about a session is open'],
    ['until you delete your account;'],
  ],
  [{ transcripts: 12, files: 24 }, ['Conversations and the files in them: 12 months after the end'], ['24']],
  [
    { transcripts: 24, files: 1 },
    ['Conversations: 24 months after the end', 'Files in conversations: a month after the end'],
    ['until you delete your account;'],
  ],
  [
    { transcripts: 0, files: 6 },
    ['Files in conversations: 6 months after the end', 'Conversations themselves: until you delete your account'],
    [],
  ],
])('the privacy policy names the months that an admin has set: %o', (months, says, not) => {
  const kept = (language: Language) =>
    wordsOf({
      lead: '',
      sections: privacyContent(language, { months, setAt: 0 }).sections.filter(
        ({ id }) => id === 'how-long-we-keep-it',
      ),
    })
  for (const sentence of says) expect(kept('en')).toContain(sentence)
  for (const sentence of not) expect(kept('en')).not.toContain(sentence)
  const lines = (language: Language) => kept(language).split('\n').length
  expect(lines('hi')).toBe(lines('en'))
})

test('a change of the months is a change of the policy, whose date it moves', () => {
  const dateOf = (language: Language, setAt: number) => privacyContent(language, { ...ALWAYS, setAt }).updated
  expect([dateOf('en', 0), dateOf('hi', 0)]).toEqual([privacyTexts.en.updated, privacyTexts.hi.updated])
  expect(dateOf('en', Date.UTC(2027, 0, 5))).toBe('Last changed on 5 January 2027')
  expect(dateOf('hi', Date.UTC(2027, 0, 5))).toBe('पिछला बदलाव 5 जनवरी 2027 को')
})

test('the privacy policy names each field of the log', () => {
  const named: Record<keyof RequestLine | keyof Denial, string> = {
    at: 'the time',
    request_id: 'our id of the request',
    method: 'the method',
    path: 'the address of the page without what follows its question mark',
    status: 'the status',
    ms: 'duration of the answer',
    network: 'the network (never your whole network address',
    actor: 'the id of your account if you are logged in',
    ray: 'and Cloudflare’s',
    code: 'its code',
    reason: 'the reason',
  }
  expect(Object.values(named).filter((words) => !privacy.includes(words))).toEqual([])
})

test('headings of a page are different: they are its anchors', () => {
  for (const { sections } of PAGES) {
    const headings = sections.map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
  }
})

test('the promises that people keep stand where the operator is told that they are', () => {
  const root = path.resolve(import.meta.dirname, '../../../..')
  const guide = readFileSync(path.join(root, 'docs/deployment.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| “([^”]+)” +\| `([^`]+)` +\|/gm)]
  expect(rows.length).toBeGreaterThan(10)
  const gone = rows.filter(([, words = '', file = '']) => !readFileSync(path.join(root, file), 'utf8').includes(words))
  expect(gone.map(([, words]) => words)).toEqual([])
})
