// The facts of a shared birth: relation, gender, uncertainty of the time, place, zone and coordinates.

import { bornOnTexts, certaintyTexts, genderNameTexts, relationNameTexts } from '#app/births/birth-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { KeyValue } from '#app/ui/card.tsx'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'
import { attachedBirthTexts } from './attached-birth-text.ts'

/** `named`: the second birth, shown with its name and time. */
export function BirthFacts({
  birth,
  side,
  named = false,
}: {
  birth: SharedBirth
  side: 'user' | 'astrologer'
  named?: boolean
}) {
  const certaintyText = useTexts(certaintyTexts)
  const text = useTexts(attachedBirthTexts)
  const relationNames = useTexts(relationNameTexts)
  const genderNames = useTexts(genderNameTexts)
  const bornOn = useTexts(bornOnTexts)
  const { gender, place } = birth
  const sure = certaintyText(birth.uncertainty_minutes)
  const items = [
    {
      key: text.who,
      value: side !== 'user' && birth.relation === 'self' ? text.client : relationNames[birth.relation],
    },
    ...(gender ? [{ key: text.gender, value: genderNames[gender] }] : []),
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
