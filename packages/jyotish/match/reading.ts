// A match as messages: the verdict, each koota with its points, doshas with their exceptions, poruthams, manglik.
import type { Cause, Message, Params } from '../words/message.ts'
import type { Koota } from './kootas.ts'
import type { PairMatch } from './pair-input.ts'

export type MatchSection =
  | 'verdict'
  | 'kootas'
  | 'doshas'
  | 'poruthams'
  | 'manglik'
  | 'papasamya'
  | 'dasha_sandhi'
  | 'seventh'
  | 'sensitivity'
/** `who` is set if a line is about one person only. */
export type MatchLine = { section: MatchSection; who?: 'boy' | 'girl'; message: Message }

const line = (section: MatchSection, key: string, params: Params, causes: readonly Cause[]): MatchLine => ({
  section,
  message: { key, params, causes },
})
const pair = (what: string, boy: string | number, girl: string | number): Cause => ({ kind: 'pair', what, boy, girl })

function share({ koota, points, max }: Koota): 'full' | 'part' | 'none' {
  if (points === max) return 'full'
  // One point of gana is a dosha, as is none.
  if (koota === 'gana' && points <= 1) return 'none'
  return points > 0 ? 'part' : 'none'
}

function doshaLines({ doshas, boy, girl }: PairMatch): MatchLine[] {
  const stars = pair('moon', boy.nakshatra, girl.nakshatra)
  return doshas
    .filter(({ present }) => present)
    .flatMap(({ koota, exceptions }) => [
      line('doshas', `match.dosha.${koota}`, {}, [stars]),
      ...exceptions.map((id) => line('doshas', `match.exception.${koota}.${id}`, {}, [stars])),
    ])
}

function seventhLines({ sevenths }: PairMatch): MatchLine[] {
  return (['boy', 'girl'] as const).flatMap((who) =>
    (sevenths[who]?.messages ?? []).map((message) => ({ section: 'seventh' as const, who, message })),
  )
}

function papasamyaLines({ papasamya }: PairMatch): MatchLine[] {
  if (!papasamya) return []
  const { boy, girl, balance } = papasamya
  const sums = { boy: boy.total, girl: girl.total }
  return [line('papasamya', `match.papasamya.${balance}`, sums, [pair('papasamya', sums.boy, sums.girl)])]
}

/** The positions of both Moons are the causes, because they determine the dashas. */
function sandhiLines({ dashaSandhi, boy: first, girl: second }: PairMatch): MatchLine[] {
  if (!dashaSandhi) return []
  const { meetings } = dashaSandhi
  const moons = pair('moon', first.moon, second.moon)
  const causes = [moons, ...meetings.map(({ boy, girl }) => pair('dasha_sandhi', boy.at, girl.at))]
  const key = `match.dasha_sandhi.${meetings.length === 0 ? 'none' : meetings.length === 1 ? 'one' : 'several'}`
  return [line('dasha_sandhi', key, { count: meetings.length }, causes)]
}

function sensitivityLines({ sensitivity, total, boy, girl }: PairMatch): MatchLine[] {
  if (!sensitivity) return []
  const { minutes, min, max } = sensitivity
  const key = min === max ? 'match.sensitivity.same' : 'match.sensitivity.moves'
  return [line('sensitivity', key, { minutes, min, max, total }, [pair('moon', boy.moon, girl.moon)])]
}

/** All messages of a match page, in their order. */
export function matchReading(made: PairMatch): MatchLine[] {
  const { total, totalIfLifted, band, kootas, poruthams, manglik, boy, girl } = made
  const stars = pair('moon', boy.nakshatra, girl.nakshatra)
  const verdict = [line('verdict', `match.band.${band}`, { total, max: 36 }, [stars])]
  if (totalIfLifted !== total) verdict.push(line('verdict', 'match.lifted', { total, totalIfLifted }, [stars]))
  return [
    ...verdict,
    ...kootas.map((koota) =>
      line(
        'kootas',
        `match.koota.${koota.koota}.${share(koota)}`,
        { points: koota.points, max: koota.max, boy: koota.boy, girl: koota.girl },
        [pair(koota.koota, koota.boy, koota.girl)],
      ),
    ),
    ...doshaLines(made),
    ...poruthams.map(({ porutham, verdict, boy, girl }) =>
      line('poruthams', `match.porutham.${porutham}.${verdict}`, { boy, girl }, [pair(porutham, boy, girl)]),
    ),
    ...(manglik
      ? [
          line('manglik', `match.manglik.${manglik.balance}`, {}, [
            pair('manglik', manglik.boy.level, manglik.girl.level),
          ]),
        ]
      : []),
    ...papasamyaLines(made),
    ...sandhiLines(made),
    ...seventhLines(made),
    ...sensitivityLines(made),
  ]
}
