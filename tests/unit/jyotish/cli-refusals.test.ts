// Refusals of the engine's command line: flags, rows, fields and options.
import { COMMANDS } from 'drishti-jyotish/cli/commands.ts'
import { runCommand } from 'drishti-jyotish/cli/run-command.ts'
import { expect, test } from 'vitest'
import { jyotish } from './cli.ts'

test('one bad row gets its error, the others their results', async () => {
  const good = { utc: '2000-01-01T00:00:00Z', lat: 1, lon: 2 }
  const { status, rows } = await jyotish(
    ['positions'],
    [{ id: 'a', ...good }, { id: 'b', ...good, lat: '1' }, 7, { id: 'd', ...good }],
  )
  expect(status).toBe(0)
  expect(
    rows.map(({ id, error }: { id: unknown; error?: { code: string; field: string } }) => [
      id,
      error?.code,
      error?.field,
    ]),
  ).toEqual([
    ['a', undefined, undefined],
    ['b', 'not_a_number', 'lat'],
    [null, 'not_an_object', 'row'],
    ['d', undefined, undefined],
  ])
})

test('an unknown flag is refused by every command, before a row is read', async () => {
  const unread = () => Promise.reject(new Error('read'))
  for (const name of Object.keys(COMMANDS)) {
    const { status, stdout, stderr } = await runCommand([name, '--frobnicate'], unread)
    expect([status, stdout], name).toEqual([2, ''])
    expect(stderr).toContain('--frobnicate')
  }
  expect((await runCommand(['constructor'], unread)).status).toBe(2)
})

test('a misspelt field or option is refused by every command, at its name', async () => {
  const place = { lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata' }
  const birth = { utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }
  const star = { nakshatra: 1, pada: 1 }
  const days = { ...place, purpose: 'travel', from: '2027-01-01', to: '2027-01-02' }
  const asked: [string, object, string][] = [
    ['positions', { utc: '2000-01-01T00:00:00Z', lat: 1, lon: 2, options: { ayanamsa: 'raman' } }, 'row.options'],
    ['panchang', { ...place, date: '2026-11-21', options: { ayanamsa: 'raman' } }, 'row.options'],
    ['almanac', { ...place, date: '2026-11-21', options: { ayanamsha: 'raman' } }, 'options.ayanamsha'],
    ['year', { ...place, yaer: 2026 }, 'row.yaer'],
    ['muhurta', { ...days, nihgt: true }, 'row.nihgt'],
    ['muhurta', { ...days, people: [{ ...birth, ayanamsa: 'raman' }] }, 'people.0.ayanamsa'],
    ['kp', { ...birth, options: { houses: 'placidus' } }, 'options.houses'],
    ['varsha', { ...birth, years: 30, year: 2020 }, 'row.year'],
    ['kundli', { ...birth, options: { ayanamsha: 'raman' } }, 'options.ayanamsha'],
    ['prashna', { ...place, at: birth.utc, house: 10, houses: 'equal' }, 'row.houses'],
    ['rectify', { ...birth, minutes: 10, step: 10, events: [{ label: 'A', at: birth.utc, on: 1 }] }, 'events.0.on'],
    ['advanced', { ...birth, ayanamsa: 'raman' }, 'row.ayanamsa'],
    ['transits', { ...birth, from: birth.utc, to: '1990-06-01T05:00:00Z', graha: 'saturn' }, 'row.graha'],
    ['match', { boi: {}, girl: {} }, 'row.boi'],
    ['match', { boy: { ...star, ...birth }, girl: star }, 'boy.utc'],
    ['match', { boy: star, girl: { ...birth, ayanamsa: 'raman' } }, 'girl.ayanamsa'],
    ['horoscope', { sign: 1, date: '2026-11-21', node: 'true' }, 'row.node'],
  ]
  expect(new Set(asked.map(([command]) => command))).toEqual(new Set(Object.keys(COMMANDS)))
  for (const [command, row, field] of asked)
    expect((await jyotish([command], [row])).rows[0].error, field).toMatchObject({ code: 'bad_choice', field })
})

test('rules beside the rows are refused: each row has its own; what the program wrote itself is read again', async () => {
  const rows = [{ utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }]
  const { status, stdout, stderr } = await jyotish(['positions'], { rows, options: { ayanamsa: 'raman' } })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('"options"')
  expect((await jyotish(['positions'], { meta: {}, rows })).status).toBe(0)
})

test('an unknown command is named on the standard error, and the output stays empty', async () => {
  const unread = () => Promise.reject(new Error('read'))
  const { status, stdout, stderr } = await runCommand(['almanach'], unread)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^There is no command almanach: .*\balmanac\b/)
})

test('a number of years or windows with a fraction is refused, and not rounded in silence', async () => {
  const place = { lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata' }
  const days = { purpose: 'travel', from: '2027-01-01', to: '2027-01-02' }
  for (const [command, row, field] of [
    ['year', { ...place, year: 2026.5 }, 'year'],
    ['varsha', { ...place, tz: undefined, utc: '1990-05-01T05:00:00Z', years: 33.5 }, 'years'],
    ['muhurta', { ...place, ...days, limit: 1.5 }, 'limit'],
  ] as const)
    expect((await jyotish([command], [row])).rows[0].error, command).toMatchObject({ code: 'not_a_number', field })
})
