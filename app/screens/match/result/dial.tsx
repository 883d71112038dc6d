// The score on a dial of three quarters of a circle, one mark for each point.
import { useTexts } from '#app/language/texts.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'

const CENTRE = 100
const RADIUS = 76
const START = 225
const SWEEP = 270

type Point = readonly [x: number, y: number]

/** The point of a share of the dial at a radius: 0 is lower left, 1 lower right. */
function at(share: number, radius: number): Point {
  const angle = ((START - share * SWEEP) * Math.PI) / 180
  const round = (n: number) => Math.round(n * 100) / 100
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE - radius * Math.sin(angle))]
}

export function arc(share: number): string {
  const [from, to] = [at(0, RADIUS), at(share, RADIUS)]
  return `M${from.join(' ')}A${RADIUS} ${RADIUS} 0 ${share * SWEEP > 180 ? 1 : 0} 1 ${to.join(' ')}`
}

function marks(max: number): string {
  return Array.from({ length: max + 1 }, (_, i) => {
    const long = i % (max / 4) === 0
    return `M${at(i / max, 92).join(' ')}L${at(i / max, long ? 83 : 87).join(' ')}`
  }).join('')
}

export function Dial({ total, max }: { total: number; max: number }) {
  const text = useTexts(matchTexts)
  return (
    <svg viewBox="0 0 200 178" className="match-dial" role="img" aria-label={text.points(total, max)}>
      <path d={arc(1)} className="match-dial-track" />
      {total > 0 ? <path d={arc(total / max)} className="match-dial-arc" /> : null}
      <path d={marks(max)} className="match-dial-marks" />
      <text x="100" y="104" className="match-dial-total">
        {total}
      </text>
      <text x="100" y="126" className="match-dial-maximum">
        {text.ofPoints(max)}
      </text>
    </svg>
  )
}
