import { horoscopeText as text } from './horoscope-text.ts'
import { Sentence } from './sentence.tsx'
import type { HoroscopeView } from './view-types.ts'

export function Areas({ areas }: Pick<HoroscopeView, 'areas'>) {
  return (
    <div>
      {areas.map(({ area, score, said }) => (
        <section key={area} className="harea">
          <div className="between">
            <h2 className="h-sm">{text.areas[area as keyof typeof text.areas]}</h2>
            <Marks score={score} />
          </div>
          {said.map((each) => (
            <Sentence key={each.text} said={each} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Marks({ score }: { score: number }) {
  return (
    <span className="sc" role="img" aria-label={text.score(score)}>
      {[1, 2, 3, 4, 5].map((n) => (
        <i key={n} className={score >= n ? 'on' : score >= n - 0.5 ? 'half' : undefined} />
      ))}
    </span>
  )
}
