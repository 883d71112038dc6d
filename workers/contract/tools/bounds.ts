// The maximum that one request of a tool may compute, by route. The most expensive request of each should take 300 ms
// on an idle machine (`npm run bench -- requests`); a longer range must be split into several requests. The engine's
// own limits are wider, because the command line and browsers compute for one user only.

/** Target for the most expensive request of a route, in milliseconds. */
export const REQUEST_AIM_MS = 300

type Computed = 'charts' | 'days' | 'years' | 'times' | 'events' | 'windows' | 'people'

/** Routes of the API as in contract/api/routes.ts, and of pages as in app/routes.ts. */
export const TOOL_BOUNDS = {
  'get /panchang/': { days: 1 },
  /** A horoscope's longest period. */
  'get /horoscope/{sign}/': { years: 1 },
  'post /kundli/': { charts: 1 },
  'post /kundli/match/': { charts: 2 },
  'post /kundli/advanced/': { charts: 1 },
  /** Years of 366 days. Ingresses, stations and conjunctions of eight grahas over a year take about 65 ms. */
  'post /kundli/transits/': { charts: 1, years: 4 },
  'post /kp/': { charts: 1 },
  'post /kp/horary/': { charts: 1 },
  /** Days, including both ends: any four months. A day with a sentence for each of its rules takes nearly 2 ms. */
  'post /muhurta/': { days: 123, windows: 500, people: 2 },
  'post /prashna/': { charts: 1 },
  /** Charts that are tried within the uncertainty of a time, and dated events checked in each. */
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
  /** Days, including both ends. Only the best windows of a day get texts. */
  '/muhurta': { days: 366 },
  '/muhurta/calendar.ics': { days: 1 },
  /** The next date of a lunar festival is at most 385 days away. */
  '/festivals': { days: 400 },
  /** The dates of one festival, one in a year. */
  '/festivals/:festival/:city?': { years: 6 },
  // Forms that are posted without JavaScript.
  '/kundli': { charts: 1 },
  '/kundli/advanced': { charts: 1, years: 1 },
  '/kp': { charts: 1 },
  '/rectification': { times: 31 },
  '/varshaphala': { charts: 2 },
  '/KundliMatch': { charts: 2 },
} as const satisfies Record<string, Partial<Record<Computed, number>>>
