// The most that one request of a tool computes, by its route. The dearest request of each is aimed at 300 ms on a calm machine
// (`npm run bench -- requests`); a longer span is asked for in parts. The engine's own limits are wider: they serve the
// command line and browsers, which compute for themselves.

/** Milliseconds that the dearest request of a route is aimed at. */
export const REQUEST_AIM_MS = 300

type Computed = 'charts' | 'days' | 'years' | 'times' | 'events' | 'windows' | 'people'

/** Routes of the API as contract/api/routes.ts has them, and pages as app/routes.ts has them. */
export const TOOL_BOUNDS = {
  'get /panchang/': { days: 1 },
  /** A horoscope's longest period. */
  'get /horoscope/{sign}/': { years: 1 },
  'post /kundli/': { charts: 1 },
  'post /kundli/match/': { charts: 2 },
  'post /kundli/advanced/': { charts: 1 },
  /** Years of 366 days. Entries, stations and meetings of eight grahas over a year take some 65 ms. */
  'post /kundli/transits/': { charts: 1, years: 4 },
  'post /kp/': { charts: 1 },
  'post /kp/horary/': { charts: 1 },
  /** Days, both ends included: any four months. A day with a sentence for each of its rules takes nearly 2 ms. */
  'post /muhurta/': { days: 123, windows: 500, people: 2 },
  'post /prashna/': { charts: 1 },
  /** Charts that are tried within the doubt about a time, and dated events that are looked at in each. */
  'post /rectification/': { times: 121, events: 12 },
  /** The birth, and the return of the Sun. */
  'post /varshaphala/': { charts: 2 },
  '/horoscope': { days: 1 },
  '/horoscope/:sign/:period?': { years: 1 },
  /** The day, and the grid of its month. */
  '/panchang': { days: 32 },
  '/panchang/:city': { days: 32 },
  '/panchang/:city/calendar.ics': { days: 32 },
  '/kp/horary': { charts: 1 },
  '/prashna': { charts: 1 },
  /** Days, both ends included. Only the best windows of a day are put into words. */
  '/muhurta': { days: 366 },
  '/muhurta/calendar.ics': { days: 1 },
  /** From a date to the next one of a lunar festival pass 385 days at most. */
  '/festivals': { days: 400 },
  /** The dates of one festival, one in a year. */
  '/festivals/:festival/:city?': { years: 6 },
  // Forms that are posted where no script runs.
  '/kundli': { charts: 1 },
  '/kundli/advanced': { charts: 1, years: 1 },
  '/kp': { charts: 1 },
  '/rectification': { times: 31 },
  '/varshaphala': { charts: 2 },
  '/KundliMatch': { charts: 2 },
} as const satisfies Record<string, Partial<Record<Computed, number>>>
