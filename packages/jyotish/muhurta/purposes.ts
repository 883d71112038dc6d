// Rules of each purpose for the limbs of the day and for the lagna. Sources: Muhurta Chintamani of Rama Daivajna (MC, by
// chapter: 2 nakshatras, 5 samskaras, 6 marriage, 11 travel, 13 entering a house); B.V. Raman, Muhurtha (by chapter).

/** Purposes for which a muhurta can be sought. Sources: Muhurta Chintamani; B.V. Raman, Muhurtha. */
export const PURPOSES = ['marriage', 'griha_pravesh', 'vehicle', 'naming', 'business', 'travel'] as const
/** A name of `PURPOSES`. */
export type Purpose = (typeof PURPOSES)[number]

export type Asks = {
  /** The book and chapter of the nakshatras, the weekdays and the lagna. */
  source: string
  /** Nakshatras 1–27; any other one forbids. */
  bestStars: readonly number[]
  fairStars: readonly number[]
  /** Weekdays, 0 Sunday; a weekday in neither list says nothing. */
  goodDays: readonly number[]
  poorDays: readonly number[]
  forbiddenDays: readonly number[]
  /** Tithis of the half month, 1–15, that help. */
  goodTithis: readonly number[]
  poorTithis: readonly number[]
  /** The waning Moon's last days, from Krishna 13 on, forbid. */
  needsMoonlight: boolean
  /** Lagnas by sign, 0 Mesha; empty lists say nothing about signs. */
  bestLagnas: readonly number[]
  fairLagnas: readonly number[]
  poorLagnas: readonly number[]
  forbiddenLagnas: readonly number[]
  /** The months, an adhika month and the combustion of Guru and Shukra count. */
  season: 'marriage' | 'entering' | null
  /** By day only, unless the search asks for the night too. */
  daylight: boolean
}

// MC 2: fixed (dhruva), soft (mridu), light (kshipra) and movable (chara) nakshatras.
const FIXED = [4, 12, 21, 26]
const SOFT = [5, 14, 17, 27]
const LIGHT = [1, 8, 13]
const MOVABLE = [7, 15, 22, 23, 24]
/** Monday, Wednesday, Thursday, Friday. */
const GENTLE_DAYS = [1, 3, 4, 5]
const COMMON = {
  goodDays: GENTLE_DAYS,
  goodTithis: [2, 3, 5, 7, 10, 11, 13],
  poorTithis: [6, 8, 12],
  needsMoonlight: false,
  bestLagnas: [],
  fairLagnas: [],
  poorLagnas: [],
  forbiddenLagnas: [],
  season: null,
  daylight: true,
}

export const ASKS: Readonly<Record<Purpose, Asks>> = {
  marriage: {
    ...COMMON,
    source: 'MC 6; Raman 9',
    bestStars: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    fairStars: [],
    poorDays: [0, 6],
    forbiddenDays: [2],
    needsMoonlight: true,
    bestLagnas: [2, 5, 6],
    fairLagnas: [1, 3, 4, 8, 10],
    poorLagnas: [0, 7, 9, 11],
    season: 'marriage',
    daylight: false,
  },
  griha_pravesh: {
    ...COMMON,
    source: 'MC 13; Raman 12',
    bestStars: [...FIXED, ...SOFT],
    fairStars: [],
    poorDays: [],
    forbiddenDays: [0, 2],
    needsMoonlight: true,
    bestLagnas: [1, 4, 7, 10],
    fairLagnas: [2, 5, 8, 11],
    forbiddenLagnas: [0, 3, 6, 9],
    season: 'entering',
  },
  vehicle: {
    ...COMMON,
    source: 'MC 2',
    bestStars: MOVABLE,
    fairStars: [...LIGHT, ...SOFT, 4],
    poorDays: [2, 6],
    forbiddenDays: [],
  },
  naming: {
    ...COMMON,
    source: 'MC 5; Raman 8',
    bestStars: [...SOFT, ...FIXED, ...LIGHT, ...MOVABLE],
    fairStars: [],
    poorDays: [0, 2, 6],
    forbiddenDays: [],
  },
  business: {
    ...COMMON,
    source: 'MC 2, on opening a shop',
    bestStars: [...SOFT, ...FIXED, ...LIGHT],
    fairStars: [],
    poorDays: [],
    forbiddenDays: [2],
    forbiddenLagnas: [10],
  },
  travel: {
    ...COMMON,
    source: 'MC 11; Raman 14',
    bestStars: [1, 5, 7, 8, 13, 17, 22, 23, 27],
    fairStars: [4, 12, 21, 26, 19, 24],
    poorDays: [2, 6],
    forbiddenDays: [],
    bestLagnas: [0, 1, 3, 4, 6, 8],
    poorLagnas: [11],
    forbiddenLagnas: [10],
  },
}
