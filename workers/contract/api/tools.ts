// The free tools for other programs.
import { HoroscopeAnswer, HoroscopeQuery } from '../tools/horoscope.ts'
import { KundliAnswer, KundliRequest } from '../tools/kundli.ts'
import { MatchAnswer, MatchRequest } from '../tools/match.ts'
import { PanchangAnswer, PanchangQuery } from '../tools/panchang.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readPanchang = {
  route: routes.readPanchang,
  summary: 'The almanac of a day at a place: ?place= or lat, lon and tz, else New Delhi',
  query: PanchangQuery,
  answer: PanchangAnswer,
} as const satisfies ApiSpec

export const readHoroscope = {
  route: routes.readHoroscope,
  summary: 'What the transits of a day, week, month or year say to a sign: "mesha", "aries", …',
  query: HoroscopeQuery,
  answer: HoroscopeAnswer,
} as const satisfies ApiSpec

export const castKundli = {
  route: routes.castKundli,
  summary: 'A birth chart. The birth is neither stored nor logged',
  body: KundliRequest,
  answer: KundliAnswer,
} as const satisfies ApiSpec

export const matchKundlis = {
  route: routes.matchKundlis,
  summary: 'Two people, each by birth or by nakshatra and pada. Neither stored nor logged',
  body: MatchRequest,
  answer: MatchAnswer,
} as const satisfies ApiSpec
