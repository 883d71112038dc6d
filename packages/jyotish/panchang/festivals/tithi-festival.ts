// A day of the year that belongs to a tithi, and the rule that gives its date.
import type { Kala } from './kala.ts'
import type { Both, TithiRule } from './observance-day.ts'

export type Kind = 'festival' | 'vrat' | 'jayanti' | 'ancestors'
export type TithiFestival = {
  id: string
  kind: Kind
  month: number | null
  tithi: number
  rule: TithiRule
  /** Kept in the intercalary month, where there is one, and not in the true month after it. */
  inAdhika?: true
  /** Vaishnavas keep the day at whose sunrise the tithi runs. */
  vaishnavaAtSunrise?: true
  /** The rule by which the Government of India's lists have its date, where it is another one. */
  government?: TithiRule
  /** The rule of the preset of Drik Panchang, where it is another one. */
  drik?: TithiRule
  /** Other readings of the digests that some keep. */
  readings?: readonly { authority: 'at_sunrise' | 'joined'; rule: TithiRule }[]
  /** Another school keeps it on a neighbouring tithi, so many after this one. */
  elsewhere?: { authority: 'smarta' | 'south' | 'government'; tithis: -1 | 1; rule: TithiRule }
}

type More = Pick<TithiRule, 'none' | 'leastMinutes' | 'leastMuhurtas' | 'leastFirstMinutes'>

/** A festival of an amanta month (null: every month) and a tithi, 1–30, kept where the tithi meets `kala`. */
export function at(
  month: number | null,
  tithi: number,
  id: string,
  kind: Kind,
  kala: Kala = 'sunrise',
  both: Both = 'first',
  more: More = {},
): TithiFestival {
  return { id, kind, month, tithi, rule: { kala, both, ...more } }
}
