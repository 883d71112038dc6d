// The practice astrologer points to every part of the desk that it speaks of.
import { expect, test } from 'vitest'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { DeskAct } from '#workers/contract/consultations/desk.ts'
import { answerTo } from '../../../scripts/practice/answers.ts'
import { castChart } from '../../../scripts/practice/chart.ts'

const NOW = Date.UTC(2026, 10, 25, 9)
const CHENNAI = { name: 'Chennai, Tamil Nadu, India', lat: 13.0827, lon: 80.2707, tz: 'Asia/Kolkata' }
const PRIYA: AttachedBirth = {
  relation: 'self',
  name: 'Priya Raman',
  gender: 'female',
  date: '1991-03-17',
  time: '07:25:00',
  uncertainty_minutes: 0,
  clock_reading: null,
  place: CHENNAI,
}

async function pointOf(question: string, birth: AttachedBirth = PRIYA) {
  const { text, point } = await answerTo(question, await castChart(birth), NOW)
  if (point) DeskAct.parse({ kind: 'point', ...point })
  return { text, view: point?.place.view, target: point?.target }
}

test('panchang, transits and aspects are pointed to', async () => {
  expect(await pointOf('The panchang please')).toMatchObject({ view: 'panchang', target: { of: 'panchang' } })
  // On 25 November 2026 Saturn is in Meena (Pisces), the first house of a lagna in Meena.
  expect(await pointOf('Which transit is it?')).toMatchObject({
    view: 'transits',
    target: { of: 'transit', graha: 'saturn' },
    text: expect.stringContaining('through Mina, your @1st house'),
  })
  const aspect = await pointOf('And the aspects?')
  expect(aspect).toMatchObject({ view: 'chart', target: { of: 'aspect', graha: 'jupiter' } })
})

test('the match is pointed to where there are two births, and asked for where there is one', async () => {
  expect(await pointOf('Is it a match?')).toMatchObject({
    view: undefined,
    text: expect.stringContaining('two births'),
  })
  const karthik = { ...PRIYA, name: 'Karthik Iyer', relation: 'partner' as const }
  expect(await pointOf('Is it a match?', { ...PRIYA, second: karthik })).toMatchObject({
    view: 'match',
    target: { of: 'koota', koota: 'total' },
    text: expect.stringContaining('Priya Raman and Karthik Iyer'),
  })
})
