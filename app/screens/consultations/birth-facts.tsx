// The facts of a shared birth: relation, gender, certainty of the time, place, zone and coordinates.
import { bornOn, certaintyText, GENDER_NAMES, RELATION_NAMES } from '#app/screens/tools/birth/birth-text.ts'
import { KeyValue } from '#app/ui/card.tsx'
import type { SharedBirth } from '#workers/contract/birth-profiles.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'
import { attachedBirthText as text } from './attached-birth-text.ts'

/** `named`: it is the second one, under its name and its birth. */
export function BirthFacts({
  birth,
  side,
  named = false,
}: {
  birth: SharedBirth
  side: 'user' | 'astrologer'
  named?: boolean
}) {
  const { gender, place } = birth
  const sure = certaintyText(birth.uncertainty_minutes)
  const items = [
    {
      key: text.who,
      value: side !== 'user' && birth.relation === 'self' ? text.client : RELATION_NAMES[birth.relation],
    },
    ...(gender ? [{ key: text.gender, value: GENDER_NAMES[gender] }] : []),
    ...(sure ? [{ key: text.sure, value: sure }] : []),
    { key: text.place, value: place.name },
    { key: text.zone, value: place.tz.replaceAll('_', ' ') },
    { key: text.point, value: formatPoint(place) },
  ]
  return (
    <div className="num">
      {named ? (
        <p className="border-t border-line pt-2">
          <b>{birth.name}</b> <span className="block text-muted">{bornOn(birth)}</span>
        </p>
      ) : null}
      <KeyValue items={items} />
    </div>
  )
}
