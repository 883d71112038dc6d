import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'
import { doubtWords, hasDoubt, unknownTime } from './unknown-time.ts'

type Props = { birth: AttachedBirth; place: DeskPlace; made: Kundli }

/** A note about the uncertainty of the birth time, with the parts of the chart that it affects. */
export function TimeDoubt({ birth, place, made }: Props) {
  const key = hasDoubt(made) ? JSON.stringify([made.birth, made.rules]) : null
  const found = useComputed({ key, group: key ?? '' }, () => compute('doubt', made))
  const words = [unknownTime(birth, place), doubtWords(made, place, found === 'failed' ? null : found)]
  return words.map((each) =>
    each ? (
      <p key={each} className="text-small text-busy">
        {each}
      </p>
    ) : null,
  )
}
