// The birth that goes with a session: one line above the conversation, the facts on demand.
import { bornOn, GENDER_NAMES, RELATION_NAMES, sureness } from '#app/screens/tools/birth/birth-words.ts'
import { KeyValue } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AttachedBirth as Birth } from '#workers/contract/birth-profiles.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'

const text = {
  shared: (name: string) => `You share the birth of ${name}`,
  birthOf: (name: string) => `Birth of ${name}`,
  who: 'Relation',
  gender: 'Gender',
  born: 'Born',
  sure: 'The time is known',
  place: 'Place',
  zone: 'Time zone',
  point: 'Coordinates',
  until: 'Shown until this session ends.',
}

export function AttachedBirth({ birth, side }: { birth: Birth; side: 'user' | 'astrologer' }) {
  const { name, gender, place } = birth
  const sure = sureness(birth.uncertainty_minutes)
  const items = [
    { key: text.who, value: side === 'user' ? RELATION_NAMES[birth.relation] : RELATION_SEEN[birth.relation] },
    ...(gender ? [{ key: text.gender, value: GENDER_NAMES[gender] }] : []),
    { key: text.born, value: bornOn(birth) },
    ...(sure ? [{ key: text.sure, value: sure }] : []),
    { key: text.place, value: place.name },
    { key: text.zone, value: place.tz.replaceAll('_', ' ') },
    { key: text.point, value: formatPoint(place) },
  ]
  return (
    <details className="abirth">
      <summary>
        <Icon name="sparkles" />
        <span className="grow">
          <b>{side === 'user' ? text.shared(name) : text.birthOf(name)}</b>
          <span className="abirth__when num">{bornOn(birth)}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="abirth__facts num">
        <KeyValue items={items} />
        <p className="tiny muted">{text.until}</p>
      </div>
    </details>
  )
}

/** "Myself" is the client, to the other side. */
const RELATION_SEEN = { ...RELATION_NAMES, self: 'The client' }
