// The thirty-six sahams: A − B + C, by night B − A + C, and a sign more if C is not between B and A. Source:
// P.V.R. Narasimha Rao, Vedic Astrology, 28.8, table 74. Houses are counted in steps of 30° from the lagna's degree.
import { wrap360 } from '../astronomy/angles.ts'
import { type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'

// A, B, C; `=` is alike by day and night. `8` is a house's degree, `l9` the lord of a house, `lsun` the lord of the Sun's
// sign, `@105` a degree of the zodiac, a capital letter another saham.
const TABLE = `
Punya moon sun lagna; Vidya sun moon lagna; Yashas jupiter Punya lagna; Mitra jupiter Punya venus;
Mahatmya Punya mars lagna; Asha saturn mars lagna; Samartha mars l1 lagna; Bhratri jupiter saturn lagna =;
Gaurava jupiter moon sun; Pitri saturn sun lagna; Rajya saturn sun lagna; Matri moon venus lagna;
Putra jupiter moon lagna; Jiva saturn jupiter lagna; Karma mars mercury lagna; Roga lagna moon lagna;
Kali jupiter mars lagna; Shastra jupiter saturn mercury; Bandhu mercury moon lagna; Mrityu 8 moon lagna =;
Paradesha 9 l9 lagna =; Artha 2 l2 lagna =; Paradara venus sun lagna; Vanik moon mercury lagna;
Karyasiddhi saturn sun lsun; Vivaha venus saturn lagna; Santapa saturn moon 6; Shraddha venus mars lagna;
Priti Shastra Punya lagna; Jadya mars saturn mercury; Vyapara mars saturn lagna =; Shatru mars saturn lagna;
Jalapatana @105 saturn lagna; Bandhana Punya saturn lagna; Apamrityu 8 mars lagna; Labha 11 l11 lagna =`

type Row = { name: string; terms: readonly [string, string, string]; same: boolean }
const ROWS: readonly Row[] = TABLE.split(';').map((row) => {
  const [name = '', a = '', b = '', c = '', same] = row.trim().split(' ')
  return { name, terms: [a, b, c], same: same === '=' }
})

export const SAHAMS: readonly string[] = ROWS.map(({ name }) => name)
export type Saham = { name: string; lon: number; sign: number; lord: Planet }
export type SahamInput = { lons: Readonly<Record<Planet, number>>; lagna: number; day: boolean }

/** C is on the way from B onwards to A. */
const between = (a: number, b: number, c: number) => wrap360(c - b) <= wrap360(a - b) + 1e-9

export function sahamPoint(a: number, b: number, c: number): number {
  return wrap360(a - b + c + (between(a, b, c) ? 0 : 30))
}

export function sahamsOf({ lons, lagna, day }: SahamInput): Saham[] {
  const found = new Map<string, number>()
  const houseLord = (house: number) => signLord((signOf(lagna) + house - 1) % 12)
  const term = (name: string): number => {
    if (name === 'lagna') return lagna
    if (/^\d+$/.test(name)) return wrap360(lagna + 30 * (Number(name) - 1))
    if (name.startsWith('@')) return Number(name.slice(1))
    if (/^l\d+$/.test(name)) return lons[houseLord(Number(name.slice(1)))]
    if (/^l(sun|moon)$/.test(name)) return lons[signLord(signOf(lons[name.slice(1) as Planet]))]
    return (SEVEN as readonly string[]).includes(name) ? lons[name as Planet] : found.get(name)!
  }
  // Priti needs Shastra, which is an earlier row: every saham finds those it is made of.
  for (const row of ROWS) {
    const [a, b, c] = termsOf(row, day, houseLord(1)).map(term) as [number, number, number]
    found.set(row.name, sahamPoint(a, b, c))
  }
  return [...found].map(([name, lon]) => ({ name, lon, sign: signOf(lon), lord: signLord(signOf(lon)) }))
}

function termsOf({ name, terms, same }: Row, day: boolean, lagnaLord: Planet): readonly string[] {
  // By night Karyasiddhi has the Moon for the Sun, in the order of the day. With Mars's own lagna Samartha begins with Jupiter.
  if (name === 'Karyasiddhi') return day ? terms : ['saturn', 'moon', 'lmoon']
  const [a, b, c] = name === 'Samartha' && lagnaLord === 'mars' ? ['jupiter', 'mars', 'lagna'] : terms
  return day || same ? [a!, b!, c!] : [b!, a!, c!]
}
