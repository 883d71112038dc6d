// The twelve signs, the horizon and the nine grahas at their computed positions; the ascendant is on the left.
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph, type GrahaName, MoonGlyph, SignGlyph } from '#app/ui/icons/glyphs.tsx'
import { homeTexts } from './home-text.ts'
import type { SkyNow, TodayCard } from './sky-now.ts'

const CENTRE = 300
const [RIM, SIGNS, STARS, LEAD, NAMES] = [286, 241, 212, 198, 166]
const APART = 12
const GLYPH = 26

export function SkyDial({ sky, card }: { sky: SkyNow; card: TodayCard }) {
  const text = useTexts(homeTexts)
  const turn = (lon: number) => (540 + lon - sky.ascendant) % 360
  const points = spread(sky.points.map(({ graha, lon }) => ({ graha, at: turn(lon), shown: turn(lon) })))
  return (
    <figure className="mx-auto w-full max-w-110 lg:max-w-none">
      <svg className="sky-dial" viewBox="0 0 600 600" role="img" aria-label={text.skyLabel(card.place, sky.time)}>
        <circle cx={CENTRE} cy={CENTRE} r={RIM} className="sky-dial-ring" />
        <circle cx={CENTRE} cy={CENTRE} r={STARS} className="sky-dial-ring sky-dial-faint" />
        <path d={ticks(5, RIM - 7, sky.ascendant)} className="sky-dial-ticks" />
        <path d={ticks(30, STARS, sky.ascendant)} className="sky-dial-sign-ticks" />
        {Array.from({ length: 12 }, (_, sign) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed signs
          <g key={sign} className="sky-dial-sign">
            <Placed at={point(turn(sign * 30 + 15), SIGNS)}>
              <SignGlyph sign={sign} />
            </Placed>
          </g>
        ))}
        <path d="M14 300H216M384 300H586" className="sky-dial-horizon" />
        <text x="212" y="291" className="sky-dial-horizon-name" textAnchor="end">
          {text.rising}
        </text>
        <text x="388" y="291" className="sky-dial-horizon-name">
          {text.setting}
        </text>
        {points.map(({ graha, at, shown }) => {
          const [x, y] = point(at, STARS)
          return (
            <g key={graha} className={cx('sky-dial-point', y > CENTRE && 'is-below')}>
              <circle cx={x} cy={y} r="3" />
              <path
                d={`M${x} ${y}L${point(at, LEAD).join(' ')}L${point(shown, NAMES + 15).join(' ')}`}
                className="sky-dial-lead"
              />
              <g className="sky-dial-graha">
                <Placed at={point(shown, NAMES)}>
                  <GrahaGlyph graha={graha as GrahaName} />
                </Placed>
              </g>
            </g>
          )
        })}
        <g transform="translate(240 218)">
          <MoonGlyph phase={card.phase} size={120} />
        </g>
        <text x="300" y="368" className="sky-dial-tithi">
          {card.tithi}
        </text>
      </svg>
      <figcaption className="mt-3 text-center text-tiny text-muted">
        {text.skyCaption(card.place, sky.time, sky.lagna)}
      </figcaption>
    </figure>
  )
}

function Placed({ at: [x, y], children }: { at: [number, number]; children: React.ReactNode }) {
  return (
    <svg x={x - GLYPH / 2} y={y - GLYPH / 2} width={GLYPH} height={GLYPH} viewBox="0 0 32 32" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Degrees counter-clockwise from the right; y grows downwards. */
function point(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const round = (n: number) => Math.round(n * 10) / 10
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE - radius * Math.sin(angle))]
}

function ticks(step: number, inner: number, ascendant: number): string {
  return Array.from({ length: 360 / step }, (_, n) => {
    const angle = 180 + n * step - ascendant
    return `M${point(angle, RIM).join(' ')}L${point(angle, inner).join(' ')}`
  }).join('')
}

/** Moves names apart until none covers another; the points themselves stay where they are. */
function spread<T extends { at: number; shown: number }>(points: T[]): T[] {
  const list = [...points].sort((a, b) => a.at - b.at)
  for (let round = 0; round < 60; round += 1) {
    let moved = false
    for (let i = 0; i < list.length; i += 1) {
      const [a, b] = [list[i], list[(i + 1) % list.length]]
      if (!a || !b) continue
      // Unwrapped, so that names that passed each other are moved back.
      const gap = b.shown - a.shown + (i === list.length - 1 ? 360 : 0)
      if (gap >= APART - 0.01) continue
      a.shown -= (APART - gap) / 2
      b.shown += (APART - gap) / 2
      moved = true
    }
    if (!moved) break
  }
  return list
}
