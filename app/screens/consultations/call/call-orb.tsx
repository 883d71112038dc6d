// The ring around the portrait: its arc is the share of the held money that is used.
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'

const CENTRE = 200
const OUTER = 192
const TICKS = Array.from({ length: 120 }, (_, i) => {
  const angle = (i * Math.PI) / 60
  const inner = OUTER - (i % 10 === 0 ? 12 : 6)
  const point = (radius: number) =>
    `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(OUTER)}L${point(inner)}`
}).join('')

export function CallOrb({ other, used }: { other: WireConsultation['user']; used: number }) {
  const photo = usePhotoUrl()
  return (
    <div className="orb">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <g className="orb-rings">
          {[104, 126, 148, 170].map((radius, i) => (
            <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} style={{ ['--ring' as string]: i }} />
          ))}
        </g>
        <path d={TICKS} className="orb-ticks" />
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={OUTER}
          className="orb-used"
          pathLength={100}
          style={{ ['--used' as string]: Math.min(100, used * 100) }}
        />
      </svg>
      <Avatar name={other.full_name} photo={photo(other.profile_photo)} size="orb" />
    </div>
  )
}
