// Ashtakoota: eight kootas with 36 points in all. Sources: Muhurta Chintamani 6 (marriage) for the eight and their
// weights; B.V. Raman, Muhurtha, on marriage; the points within vashya, yoni and gana as printed by today's almanacs.
import { type Gana, type Varna, type VarnaTable, type Vashya, varnaOf } from '../kundli/avakahada.ts'
import { naturalRelation } from '../kundli/friendship.ts'
import { houseFrom, type Planet } from '../zodiac.ts'
import type { Person } from './person.ts'

export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const
export type KootaName = (typeof KOOTAS)[number]

/**
 * Vashya points: `common` is the table most sites print, `southern` the one with stronger contrasts (saravali.de, Vashya
 * Koota; PyJHora).
 */
export type VashyaTable = 'common' | 'southern'
/** Yoni points: `common` as most sites and PyJHora print them, `maitreya` as that program does (saravali.de, Yoni Koota). */
export type YoniTable = 'common' | 'maitreya'
/** The tables in which schools differ. */
export type KootaTables = { varnaTable: VarnaTable; vashyaTable: VashyaTable; yoniTable: YoniTable }
export const KOOTA_TABLES = {
  varnaTable: ['common', 'air-vaishya'],
  vashyaTable: ['common', 'southern'],
  yoniTable: ['common', 'maitreya'],
} as const satisfies { [Name in keyof KootaTables]: readonly KootaTables[Name][] }
export const COMMON_TABLES: KootaTables = { varnaTable: 'common', vashyaTable: 'common', yoniTable: 'common' }

export type Koota = {
  koota: KootaName
  points: number
  max: number
  /** Classes of both sides: varna, group, count, animal, lord, gana, distance or nadi. */
  boy: string | number
  girl: string | number
  /** Id of the rule that gave the points, for its text in the catalogue (words/). */
  rule: string
}

const VARNA_RANK: readonly Varna[] = ['shudra', 'vaishya', 'kshatriya', 'brahmin']
const VASHYAS: readonly Vashya[] = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta']
// Rows: the boy, columns: the girl; order as VASHYAS.
const VASHYA_COMMON = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
]
// Rows: the girl.
const VASHYA_SOUTHERN = [
  [2, 0.5, 1, 0, 2],
  [0.5, 2, 0, 0, 0],
  [1, 0, 2, 2, 2],
  [0, 0, 2, 2, 0],
  [1, 0, 1, 0, 2],
]
const ANIMALS = 'horse elephant sheep snake dog cat rat cow buffalo tiger deer monkey mongoose lion'.split(' ')
// Symmetric, order as ANIMALS.
const YONI_ROWS = [
  '42232221011321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '12220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
]
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
}

/** Count from one nakshatra to another, both inclusive, as a remainder over nine with 0 read as 9. */
export function taraCount(from: number, to: number): number {
  const rest = (((to - from + 27) % 27) + 1) % 9
  return rest === 0 ? 9 : rest
}

const badTara = (count: number) => [3, 5, 7].includes(count)

/** Maitreya's differences from the common table. The keys are "girl boy", because this table is not symmetric. */
const YONI_MAITREYA: Readonly<Record<string, number>> = { 'horse deer': 3, 'lion cow': 2 }

/** Yoni points of the boy's and the girl's animal, 0 (sworn enemies) to 4 (the same). yoniPoints('cow', 'tiger') = 0. */
export function yoniPoints(boy: string, girl: string, table: YoniTable = 'common'): number {
  const own = table === 'maitreya' ? YONI_MAITREYA[`${girl} ${boy}`] : undefined
  return own ?? Number(YONI_ROWS[ANIMALS.indexOf(boy)]![ANIMALS.indexOf(girl)])
}

/**
 * Graha maitri points by each lord's natural relation to the other. maitriPoints('moon', 'mercury') = 1: friend and
 * enemy.
 */
export function maitriPoints(a: Planet, b: Planet): number {
  const pair = [naturalRelation(a, b), naturalRelation(b, a)].sort().join(' ')
  const table: Readonly<Record<string, number>> = {
    'friend friend': 5,
    'friend neutral': 4,
    'neutral neutral': 3,
    'enemy friend': 1,
    'enemy neutral': 0.5,
    'enemy enemy': 0,
  }
  return table[pair]!
}

function vashyaPoints(boy: Vashya, girl: Vashya, table: VashyaTable): number {
  const [b, g] = [VASHYAS.indexOf(boy), VASHYAS.indexOf(girl)]
  return table === 'common' ? VASHYA_COMMON[b]![g]! : VASHYA_SOUTHERN[g]![b]!
}

/** The eight kootas in their order. `boy` and `girl` are the roles of the old rule; some kootas are directional. */
export function kootasOf(boy: Person, girl: Person, tables: KootaTables = COMMON_TABLES): Koota[] {
  const { vashyaTable } = tables
  const [boyVarna, girlVarna] = [boy, girl].map(({ sign }) => varnaOf(sign, tables.varnaTable)) as [Varna, Varna]
  const varna = VARNA_RANK.indexOf(boyVarna) >= VARNA_RANK.indexOf(girlVarna)
  const vashya = vashyaPoints(boy.vashya, girl.vashya, vashyaTable)
  // Each person's count starts from the other's nakshatra.
  const boyTara = taraCount(girl.nakshatra, boy.nakshatra)
  const girlTara = taraCount(boy.nakshatra, girl.nakshatra)
  const bad = [boyTara, girlTara].filter(badTara).length
  const yoni = yoniPoints(boy.yoni, girl.yoni, tables.yoniTable)
  const maitri = maitriPoints(boy.lord, girl.lord)
  const distance = houseFrom(girl.sign, boy.sign)
  const back = houseFrom(boy.sign, girl.sign)
  const clash = [2, 5, 6, 8, 9, 12].includes(distance)
  return [
    {
      koota: 'varna',
      points: varna ? 1 : 0,
      max: 1,
      boy: boyVarna,
      girl: girlVarna,
      rule: varna ? 'rank_holds' : 'rank_fails',
    },
    { koota: 'vashya', points: vashya, max: 2, boy: boy.vashya, girl: girl.vashya, rule: `table_${vashyaTable}` },
    {
      koota: 'tara',
      points: 3 - 1.5 * bad,
      max: 3,
      boy: boyTara,
      girl: girlTara,
      rule: ['both_good', 'one_good', 'both_bad'][bad]!,
    },
    {
      koota: 'yoni',
      points: yoni,
      max: 4,
      boy: boy.yoni,
      girl: girl.yoni,
      rule: ['enemies', 'unfriendly', 'neutral', 'friendly', 'same'][yoni]!,
    },
    {
      koota: 'graha_maitri',
      points: maitri,
      max: 5,
      boy: boy.lord,
      girl: girl.lord,
      rule: boy.lord === girl.lord ? 'same_lord' : 'lords',
    },
    {
      koota: 'gana',
      points: GANA_POINTS[boy.gana][girl.gana],
      max: 6,
      boy: boy.gana,
      girl: girl.gana,
      rule: boy.gana === girl.gana ? 'same' : 'table',
    },
    {
      koota: 'bhakoot',
      points: clash ? 0 : 7,
      max: 7,
      boy: distance,
      girl: back,
      rule: clash ? `clash_${[distance, back].sort((a, b) => a - b).join('_')}` : 'no_clash',
    },
    {
      koota: 'nadi',
      points: boy.nadi === girl.nadi ? 0 : 8,
      max: 8,
      boy: boy.nadi,
      girl: girl.nadi,
      rule: boy.nadi === girl.nadi ? 'same' : 'different',
    },
  ]
}
