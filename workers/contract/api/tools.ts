// The free tools for API clients.
import { AdvancedAnswer, AdvancedRequest, TransitsAnswer, TransitsRequest } from '../tools/advanced.ts'
import { HoroscopeAnswer, HoroscopeQuery } from '../tools/horoscope.ts'
import { HoraryRequest, KpAnswer, KpRequest } from '../tools/kp.ts'
import { KundliAnswer, KundliRequest } from '../tools/kundli.ts'
import { MatchAnswer, MatchRequest } from '../tools/match.ts'
import { MuhurtaAnswer, MuhurtaRequest } from '../tools/muhurta.ts'
import { PanchangAnswer, PanchangQuery } from '../tools/panchang.ts'
import { PrashnaAnswer, PrashnaRequest } from '../tools/prashna.ts'
import { RectificationAnswer, RectificationRequest } from '../tools/rectification.ts'
import { VarshaAnswer, VarshaRequest } from '../tools/varshaphala.ts'
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

export const searchMuhurta = {
  route: routes.searchMuhurta,
  summary:
    'The best moments for a purpose, each with the rules that helped and hurt. Births are neither stored nor logged',
  body: MuhurtaRequest,
  answer: MuhurtaAnswer,
} as const satisfies ApiSpec

export const castKp = {
  route: routes.castKp,
  summary: 'A chart by the Krishnamurti Paddhati: cusps with their sub lords, significators, ruling planets',
  body: KpRequest,
  answer: KpAnswer,
} as const satisfies ApiSpec

export const castHorary = {
  route: routes.castHorary,
  summary: 'The horary chart of a number from 1 to 249, asked at a moment and a place',
  body: HoraryRequest,
  answer: KpAnswer,
} as const satisfies ApiSpec

export const castVarsha = {
  route: routes.castVarsha,
  summary:
    'The year of life that follows a number of completed years: muntha, year lord, sahams, Tajika yogas, mudda dasha',
  body: VarshaRequest,
  answer: VarshaAnswer,
} as const satisfies ApiSpec

export const castAdvanced = {
  route: routes.castAdvanced,
  summary:
    'Beyond a kundli: special lagnas, strengths of houses and vargas, reduced ashtakavarga, avasthas, argala, chara, narayana and kalachakra dasha',
  body: AdvancedRequest,
  answer: AdvancedAnswer,
} as const satisfies ApiSpec

export const searchTransits = {
  route: routes.searchTransits,
  summary:
    'Transits over a birth chart between two instants: entries into signs, stations, exact meetings; dashas that begin',
  body: TransitsRequest,
  answer: TransitsAnswer,
} as const satisfies ApiSpec

export const castPrashna = {
  route: routes.castPrashna,
  summary: 'The chart of a question at its moment and place, with what the books look at; no verdict',
  body: PrashnaRequest,
  answer: PrashnaAnswer,
} as const satisfies ApiSpec

export const castRectification = {
  route: routes.castRectification,
  summary: 'How lagna, vargas and dashas of dated events move over the doubt about a birth time; no time is proposed',
  body: RectificationRequest,
  answer: RectificationAnswer,
} as const satisfies ApiSpec
