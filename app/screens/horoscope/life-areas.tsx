import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Fold, foldedHeading } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { Sentence } from './sentence.tsx'
import type { HoroscopeView } from './view-types.ts'

/** The number of areas that are open on a phone; the others are collapsed. */
const OPEN = 2

export const areaName = (area: string) =>
  horoscopeTexts[currentLanguage()].areas[area as keyof (typeof horoscopeTexts)['en']['areas']]

export function LifeAreas({ areas }: Pick<HoroscopeView, 'areas'>) {
  const text = useTexts(horoscopeTexts)
  return (
    <div>
      {areas.map(({ area, score, said }, at) => {
        const name = areaName(area)
        const folded = at >= OPEN
        const content = (
          <section key={area} id={folded ? undefined : area} className="scroll-mt-28 pb-9">
            <div
              className={cx(
                'flex items-center justify-between gap-4 border-b border-text pb-2.5',
                folded && foldedHeading,
              )}
            >
              <h2 className="heading-sm">{name}</h2>
              <Marks score={score} />
            </div>
            {at === 0 ? (
              <BlockHelp term="transit" className="pt-3.5">
                {text.what.areas}
              </BlockHelp>
            ) : null}
            {said.map((each) => (
              <Sentence key={each.text} said={each} />
            ))}
          </section>
        )
        return folded ? (
          <Fold key={area} id={area} title={name} brief={<Marks score={score} />}>
            {content}
          </Fold>
        ) : (
          content
        )
      })}
    </div>
  )
}

function Marks({ score }: { score: number }) {
  const text = useTexts(horoscopeTexts)
  return (
    <span className="inline-flex gap-1" role="img" aria-label={text.score(score)}>
      {[1, 2, 3, 4, 5].map((n) => (
        <i
          key={n}
          className={cx(
            'h-1.5 w-5.5 rounded-[3px]',
            score >= n
              ? 'bg-accent'
              : score >= n - 0.5
                ? 'bg-linear-[90deg,var(--color-accent)_50%,var(--color-line-strong)_50%]'
                : 'bg-line-strong',
          )}
        />
      ))}
    </span>
  )
}
