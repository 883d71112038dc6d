import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { runCommand } from 'drishti-jyotish/cli/run-command.ts'
import { ENGINE_VERSION } from 'drishti-jyotish/version.ts'
import { expect, test } from 'vitest'
import { jyotish, rowsOf, textOf } from './cli.ts'
import { panchangRows, positionRows } from './reference.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('the program reads standard input, writes the rows, and ends with the code of the outcome', () => {
  const program = ['scripts/run-ts.mjs', 'packages/jyotish/cli/cli.ts', 'positions']
  const run = (input: unknown) => spawnSync('node', program, { cwd: root, input: textOf(input), encoding: 'utf8' })
  const rows = [{ id: 'a', utc: '2000-01-01T00:00:00Z', lat: 1, lon: 2 }]
  const { status, stdout } = run(rows)
  expect([status, rowsOf(stdout)[0].id]).toEqual([0, 'a'])
  const wrong = run('no json')
  expect([wrong.status, wrong.stdout]).toEqual([2, ''])
  expect(wrong.stderr).toContain('Standard input must hold')
})

test('positions: the columns of the reference, from an array or from {rows}', async () => {
  const rows = positionRows.slice(0, 5).map(({ id, utc, lat, lon }) => ({ id, utc, lat, lon }))
  const made = await jyotish(['positions'], rows)
  expect(made.status).toBe(0)
  expect((await jyotish(['positions'], { rows })).rows).toEqual(made.rows)
  made.rows.forEach((row: Record<string, unknown>, i: number) => {
    for (const [name, value] of Object.entries(positionRows[i]!)) {
      if (name === 'place') continue
      expect(typeof row[name], name).toBe(typeof value)
      if (typeof value === 'object' && value)
        expect(Object.keys(row[name] as object)).toEqual(expect.arrayContaining(Object.keys(value)))
    }
    expect(row.vim_lord).toBe(positionRows[i]!.vim_lord)
  })
})

test('panchang: the columns of the reference', async () => {
  const wanted = panchangRows.slice(0, 4)
  const { rows } = await jyotish(
    ['panchang'],
    [...wanted.map(({ id, lat, lon, tz, date }) => ({ id, lat, lon, tz, date })), {}],
  )
  wanted.forEach((row, i) => {
    for (const name of Object.keys(row)) if (name !== 'city') expect(rows[i], name).toHaveProperty(name)
    expect([rows[i].tithi, rows[i].nakshatra, rows[i].amanta_month]).toEqual([
      row.tithi,
      row.nakshatra,
      row.amanta_month,
    ])
    expect(Math.abs(Date.parse(rows[i].sunrise) - Date.parse(row.sunrise!))).toBeLessThan(1000)
  })
  expect(rows[4].error).toMatchObject({ code: 'missing', field: 'lat' })
})

test('panchang on a polar day says why there is no sunrise; the rules of both tables name node and ayanamsa', async () => {
  const place = { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }
  const { rows, stdout } = await jyotish(
    ['panchang'],
    [
      { ...place, date: '2026-12-21' },
      { ...place, date: '2026-06-21' },
      { ...place, date: '2026-03-21' },
    ],
  )
  expect(rows[0]).toMatchObject({ sunrise: null, sunrise_reason: 'stays_down', sunset_reason: 'stays_down' })
  expect(rows[1]).toMatchObject({ sunrise: null, sunrise_reason: 'stays_up' })
  expect(rows[2]).toMatchObject({ sunrise_reason: null, sunset_reason: null })
  expect(rows[2].ayanamsa_lahiri_mean).toBeCloseTo(24.22, 1)
  const { rules } = JSON.parse(stdout).meta
  expect(rules).toMatchObject({ node: 'mean', ayanamsaColumn: 'ayanamsa_lahiri_mean' })
  expect(rules.ayanamsaJ2000Degrees).toBeCloseTo(23.857, 2)
  expect(JSON.parse((await jyotish(['positions'], [])).stdout).meta.rules).toHaveProperty('ayanamsaJ2000Degrees')
})

test('kundli: a local time of 1943 in Kolkata, with the chain of the day asked for', async () => {
  const row = { id: 1, local: '1943-10-20T05:05:05', tz: 'Asia/Kolkata', lat: 22.57, lon: 88.36 }
  const options = { ayanamsa: 'raman', houses: 'placidus' }
  const [made] = (await jyotish(['kundli'], [{ ...row, at: '2026-11-21T00:00:00Z', options }])).rows
  expect(made.birth).toMatchObject({ utc: '1943-10-19T22:35:05.000Z', offsetSeconds: 23_400, dst: true })
  expect(made.rules).toMatchObject(options)
  expect(made.chain).toHaveLength(5)
  expect(made.vargas).toHaveLength(16)
  expect(made.panchang.tithi.start).toMatch(/^1943-10-1\dT.*Z$/)
})

test('kundli: a misplaced option is refused, a chain outside the periods says so', async () => {
  const row = { utc: '1990-03-14T04:20:00Z', lat: 19, lon: 73 }
  const { rows } = await jyotish(
    ['kundli'],
    [
      { id: 1, ...row, ayanamsa: 'raman' },
      { id: 2, ...row, at: '1890-01-01T00:00:00Z' },
      { id: 3, ...row, at: '2150-01-01T00:00:00Z', name: 'A' },
      { id: 4, ...row },
    ],
  )
  expect(rows[0].error).toMatchObject({ code: 'bad_choice', field: 'row.ayanamsa' })
  expect(rows[1]).toMatchObject({ chain: null, chainReason: 'before_the_birth' })
  expect(rows[2]).toMatchObject({ chain: null, chainReason: 'after_the_periods' })
  expect(rows[3].chain).toBeNull()
})

test('match: stars or births', async () => {
  const { rows } = await jyotish(
    ['match'],
    [
      { id: 1, boy: { nakshatra: 1, pada: 1 }, girl: { nakshatra: 2, pada: 1 } },
      { id: 2, boy: { utc: '1990-03-14T04:20:00Z', lat: 19, lon: 73 }, girl: { nakshatra: 2, pada: 1 } },
      { id: 3, boy: { nakshatra: 1, pada: 1 } },
    ],
  )
  expect(rows[0].total).toBe(34)
  expect(rows[1].boy.nakshatra).toBeGreaterThan(0)
  expect(rows[2].error).toMatchObject({ code: 'missing', field: 'girl' })
})

test('horoscope: twelve signs of a day, every sentence with its cause', async () => {
  const input = Array.from({ length: 12 }, (_, sign) => ({ id: sign, sign, date: '2026-11-21' }))
  const { rows } = await jyotish(['horoscope'], [...input, { id: 'x', sign: 13, date: '2026-11-21' }])
  for (const row of rows.slice(0, 12))
    for (const { statements } of row.areas)
      for (const { text, causes } of statements) {
        expect(text).toMatch(/\.$/)
        expect(causes[0].start ?? causes[0].at).toMatch(/Z$/)
      }
  expect(rows[12].error).toMatchObject({ code: 'bad_choice', field: 'sign' })
})

test('--help shows the rows of each command; missing rows and an unknown command have errors of their own', async () => {
  for (const name of ['positions', 'panchang', 'kundli', 'match', 'horoscope']) {
    const { status, stdout } = await jyotish([name, '--help'], '')
    expect([status, stdout.includes(`${name}:`)]).toEqual([0, true])
  }
  expect((await jyotish(['positions'], 'no json')).status).toBe(2)
  expect((await jyotish(['nonsense'], [])).status).toBe(2)
})

test('the help names the program as it was called', async () => {
  const unread = () => Promise.reject(new Error('read'))
  expect((await runCommand(['--help'], unread)).stdout).toMatch(/^jyotish positions\|/)
  expect((await runCommand(['kp', '-h'], unread, 'npm run --silent jyotish --')).stdout).toMatch(
    /^npm run --silent jyotish -- kp </,
  )
})

test('almanac: the day by the asked rules; year: its festivals with names and reasons', async () => {
  const delhi = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }
  const { rows } = await jyotish(
    ['almanac'],
    [
      { ...delhi, date: '2026-11-08' },
      { ...delhi, date: '2026-11-08', options: { ayanamsa: 'raman' } },
    ],
  )
  expect(rows[0].observances.map(({ name }: { name: string }) => name)).toContain('Diwali (Lakshmi Puja)')
  expect(rows[1].rules.ayanamsa).toBe('raman')
  expect(rows[1].rules.ayanamsaDegrees).not.toBe(rows[0].rules.ayanamsaDegrees)
  const [year] = (await jyotish(['year'], [{ ...delhi, year: 2026 }])).rows
  const holi = year.observances.find(({ id }: { id: string }) => id === 'holi')
  expect(holi).toMatchObject({ name: 'Holi', date: '2026-03-04', why: 'The day after Holika Dahan.' })
})

test('advanced: special lagnas and dashas of signs of a birth; transits: what Saturn does over it', async () => {
  const birth = { utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }
  const [row] = (await jyotish(['advanced'], [{ ...birth, at: '2026-11-23T06:00:00Z' }])).rows
  expect(row.bhavaBala).toHaveLength(12)
  expect(row.kakshyas).toHaveLength(7)
  const span = { from: '2022-12-01T00:00:00Z', to: '2023-12-31T00:00:00Z' }
  const [found] = (await jyotish(['transits'], [{ ...birth, ...span, grahas: ['saturn'] }])).rows
  expect(found.events[0].kind).toBeTypeOf('string')
  expect(found.dashas).toEqual([])
  const [listed] = (await jyotish(['transits'], [{ ...birth, ...span, dashas: ['vimshottari'] }])).rows
  expect(listed.dashas[0]).toMatchObject({ dasha: 'vimshottari', at: expect.stringMatching(/^202[23]-.*Z$/) })
  const [refused] = (await jyotish(['transits'], [{ ...birth, ...span, grahas: ['pluto'] }])).rows
  expect(refused.error).toMatchObject({ code: 'bad_choice', field: 'grahas.0' })
})

test('prashna: the moment and the house; a house that there is not is refused', async () => {
  const row = { at: '2026-11-23T06:00:00Z', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata', house: 10 }
  const { rows } = await jyotish(['prashna'], [row, { ...row, house: 13 }])
  expect(rows[0].dayLord).toBe('moon')
  expect(rows[1].error).toMatchObject({ code: 'out_of_range', field: 'house' })
})

test('kp, varsha and prashna take the rules of a preset, and say so', async () => {
  const birth = { utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27, options: { preset: 'jhora' } }
  const question = { ...birth, utc: undefined, at: birth.utc, tz: 'Asia/Kolkata', house: 10 }
  for (const [command, row] of [
    ['kp', birth],
    ['varsha', { ...birth, years: 30 }],
    ['prashna', question],
  ] as const) {
    const { rows, stdout } = await jyotish([command], [row])
    expect(rows[0].rules, command).toMatchObject({ preset: 'jhora', positions: 'true', node: 'true' })
    expect(JSON.parse(stdout).meta.rules.preset).toBeNull()
    expect((await jyotish([command, '--help'], '')).stdout).toContain('options        { preset, ')
  }
})

test('rectify: each time within the doubt, with the periods of an event', async () => {
  const birth = { utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27, minutes: 10, step: 10 }
  const [row] = (await jyotish(['rectify'], [{ ...birth, events: [{ label: 'Wedding', at: '2015-02-01T06:00:00Z' }] }]))
    .rows
  expect(row.times.map(({ away }: { away: number }) => away)).toEqual([-10, 0, 10])
  expect(row.times[0].events[0].lords).toHaveLength(3)
})

test('no number of an answer is an instant in milliseconds', async () => {
  const { rows } = await jyotish(['almanac'], [{ lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata', date: '2026-11-08' }])
  const raw: string[] = []
  const look = (value: unknown, path: string) => {
    if (typeof value === 'number' && Math.abs(value) > 1e10) raw.push(path)
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`)
  }
  look(rows[0], '')
  expect(raw).toEqual([])
  expect(rows[0].moments.fullMoon).toMatch(/^2026-.*Z$/)
})

test('the exit code is 1 where no row could be answered, and the version is printed', async () => {
  const wrong = { utc: 'nonsense', lat: 1, lon: 2 }
  expect((await jyotish(['positions'], [wrong, wrong])).status).toBe(1)
  expect((await jyotish(['positions'], [])).status).toBe(0)
  const { status, stdout } = await jyotish(['--version'], '')
  expect([status, stdout]).toEqual([0, `${ENGINE_VERSION}\n`])
})
