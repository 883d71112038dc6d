// npm run bench -- requests: the dearest request that each route of the tools takes (workers/contract/tools/bounds.ts), asked for
// several times with births, places and days that nobody asked for yet; median beside the aim. Fails when one misses it.
// The local build compares each answer of the API with its schema, which production leaves out.

import { startTestServer } from '#tests/support/servers/server.ts'
import { FESTIVALS } from '#workers/contract/content/festivals.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { REQUEST_AIM_MS, TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'

const TIMES = 7

type Asked = { path: string; body?: object; form?: Record<string, string> }

/** The dearest rules: those that look at the stars and at the true places. */
const OPTIONS = { ayanamsa: 'true_chitra', positions: 'true', node: 'true' }
const RULES = new URLSearchParams({ ayanamsa: 'true_chitra' })

const day = (from: string, days: number) => new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10)
const spot = (n: number) => ({ lat: 11 + n / 7, lon: 77.2, tz: 'Asia/Kolkata' })
const place = (n: number) => `${(11 + n / 7).toFixed(3)},77.2`
const at = (n: number) => `${2001 + n}-08-09T06:00:00Z`
const birth = (n: number) => ({ local: `${1960 + n}-06-01T04:16:00`, ...spot(n), uncertainty_minutes: 720 })
const form = (n: number, prefix = '') => {
  const date = { day: '2', month: '5', year: String(1970 + n), hour: '4', minute: '30', second: '', half: '24' }
  const fields = { ...date, name: 'Meena', certainty: 'unknown', place: 'benares', place_id: '', zone: '' }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
}
const posted = (path: string) => (n: number) => ({ path, form: form(n) })
const chart = (path: string) => (n: number) => ({ path, body: { birth: birth(n), at: at(n), options: OPTIONS } })

const { days, windows, people } = TOOL_BOUNDS['post /muhurta/']
const { years } = TOOL_BOUNDS['post /kundli/transits/']
const { times, events } = TOOL_BOUNDS['post /rectification/']

const DEAREST: Record<keyof typeof TOOL_BOUNDS, (n: number) => Asked> = {
  'get /panchang/': (n) => ({
    path: `/api/panchang/?lat=${spot(n).lat}&lon=77.2&date=${day(at(n).slice(0, 10), n)}&${RULES}`,
  }),
  'get /horoscope/{sign}/': (n) => ({ path: `/api/horoscope/mesha/?period=year&date=${1990 + n}-01-01&${RULES}` }),
  'post /kundli/': chart('/api/kundli/'),
  'post /kundli/match/': (n) => ({
    path: '/api/kundli/match/',
    body: { boy: birth(n), girl: birth(n + 9), options: { ...OPTIONS, sensitivity_minutes: 120 } },
  }),
  'post /kundli/advanced/': chart('/api/kundli/advanced/'),
  'post /kundli/transits/': (n) => ({
    path: '/api/kundli/transits/',
    body: {
      birth: birth(n),
      from: at(n),
      to: at(n + years),
      options: OPTIONS,
      dashas: ['vimshottari', 'yogini', 'ashtottari', 'chara', 'narayana', 'kalachakra'],
    },
  }),
  'post /kp/': (n) => ({ path: '/api/kp/', body: { birth: birth(n), options: OPTIONS } }),
  'post /kp/horary/': (n) => ({
    path: '/api/kp/horary/',
    body: { number: 249 - n, at: at(n), ...spot(n), options: OPTIONS },
  }),
  'post /muhurta/': (n) => ({
    path: '/api/muhurta/',
    body: {
      purpose: 'travel',
      from: `${2030 + n}-01-01`,
      to: day(`${2030 + n}-01-01`, days - 1),
      ...spot(n),
      people: Array.from({ length: people }, (_, i) => birth(n + i)),
      night: true,
      limit: windows,
      options: OPTIONS,
    },
  }),
  'post /prashna/': (n) => ({ path: '/api/prashna/', body: { house: 7, at: at(n), ...spot(n), options: OPTIONS } }),
  'post /rectification/': (n) => ({
    path: '/api/rectification/',
    body: {
      birth: birth(n),
      minutes: (times - 1) / 2,
      step: 1,
      options: OPTIONS,
      events: Array.from({ length: events }, (_, i) => ({ label: 'Work', at: at(n + i) })),
    },
  }),
  'post /varshaphala/': (n) => ({
    path: '/api/varshaphala/',
    body: { birth: birth(n), years: 90 + n, options: OPTIONS },
  }),
  '/horoscope': (n) => ({ path: `/horoscope?place=${place(n)}&${RULES}` }),
  '/horoscope/:sign/:period?': (n) => ({ path: `/horoscope/mesha/year?place=${place(n)}&${RULES}` }),
  '/panchang': (n) => ({ path: `/panchang?place=${place(n)}&date=${1990 + n}-11-05&${RULES}` }),
  '/panchang/:city': (n) => ({ path: `/panchang/pune-maharashtra-india?date=${1980 + n}-11-05&${RULES}` }),
  '/panchang/:city/calendar.ics': (n) => ({
    path: `/panchang/pune-maharashtra-india/calendar.ics?date=${1970 + n}-11-05&${RULES}`,
  }),
  '/kp/horary': (n) => ({ path: `/kp/horary?number=${200 + n}&place=${place(n)}` }),
  '/prashna': (n) => ({ path: `/prashna?house=7&place=${place(n)}` }),
  '/muhurta': (n) => ({
    path: `/muhurta?purpose=travel&place=${place(n)}&from=${2031 + n}-01-01&to=${day(`${2031 + n}-01-01`, TOOL_BOUNDS['/muhurta'].days - 1)}&star1=4&pada1=2&star2=9&pada2=1&night=yes&${RULES}`,
  }),
  '/muhurta/calendar.ics': (n) => ({
    path: `/muhurta/calendar.ics?purpose=travel&place=${place(n)}&from=${2031 + n}-01-01&at=${Date.parse(`${2031 + n}-01-01T06:00:00Z`)}&night=yes`,
  }),
  // Each school and language has a page of its own, which is kept from then on.
  '/festivals': (n) => ({
    path: `${n % 2 ? '/hi' : ''}/festivals?school=${['vaishnava', 'government', 'south', 'smarta'][Math.floor(n / 2)]}`,
  }),
  '/festivals/:festival/:city?': (n) => ({ path: `/festivals/${FESTIVALS[n]?.slug}/pune-maharashtra-india` }),
  '/kundli': posted('/kundli'),
  '/kundli/advanced': posted('/kundli/advanced'),
  '/kp': posted('/kp'),
  '/rectification': posted('/rectification'),
  '/varshaphala': posted('/varshaphala'),
  '/KundliMatch': (n) => ({ path: '/KundliMatch', form: { ...form(n, 'a_'), ...form(n + 9, 'b_') } }),
}

const server = await startTestServer()
// Requests are logged one line each; the bench measures the product, not this terminal.
console.log = () => {}
const say = (text: string) => process.stdout.write(`${text}\n`)
let missed = 0
say(['route'.padEnd(32), 'bound'.padEnd(36), 'median ms', 'slowest', 'aim', 'KB'].join('  '))
for (const [route, bound] of Object.entries(TOOL_BOUNDS)) {
  const asked = DEAREST[route as keyof typeof TOOL_BOUNDS]
  // The first one loads the code.
  await measure(asked(0))
  const found: { ms: number; bytes: number }[] = []
  for (let n = 1; n <= TIMES; n += 1) found.push(await measure(asked(n)))
  const sorted = found.map(({ ms }) => ms).sort((a, b) => a - b)
  const [median = 0, slowest = 0] = [sorted[Math.floor(TIMES / 2)], sorted.at(-1)]
  if (median > REQUEST_AIM_MS) missed += 1
  const of = Object.entries(bound).map(([name, most]) => `${most} ${most === 1 ? name.slice(0, -1) : name}`)
  const cells = [median.toFixed(0).padStart(9), slowest.toFixed(0).padStart(7), String(REQUEST_AIM_MS).padStart(3)]
  const kilobytes = String(Math.round(Math.max(...found.map(({ bytes }) => bytes)) / 1024))
  say([route.padEnd(32), of.join(', ').padEnd(36), ...cells, kilobytes.padStart(4)].join('  '))
}
await server.stop()
process.exit(missed > 0 ? 1 : 0)

/** A question without its moment is led to an address that has one; that is part of its time. */
async function measure({ path, body, form: fields }: Asked): Promise<{ ms: number; bytes: number }> {
  const sent = body ? JSON.stringify(body) : fields ? new URLSearchParams(fields) : null
  const started = performance.now()
  const response = await fetch(server.url + path, {
    method: sent ? 'POST' : 'GET',
    headers: { accept: 'text/html', origin: server.url, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: sent,
  })
  const { byteLength: bytes } = await response.arrayBuffer()
  const ms = performance.now() - started
  // A day without a window has no file.
  const right = response.ok || (path.startsWith('/muhurta/calendar.ics') && response.status === 404)
  if (!right) throw new Error(`${path} answered ${response.status}`)
  return { ms, bytes }
}
