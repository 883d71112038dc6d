import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { Yoga } from 'drishti-jyotish/kundli/yogas/yogas.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { ReadingSentence } from '#app/charts/reading-sentence.tsx'
import { namedTexts } from '#app/format/name-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { panelsTexts } from './panels-text.ts'

const GROUPS: readonly Yoga['group'][] = ['mahapurusha', 'raja', 'dhana', 'moon', 'sun', 'other', 'nabhasa']

export function YogasPanel({ kundli, offsetMs }: { kundli: Kundli; offsetMs: number }) {
  const text = useTexts(kundliTexts)
  const words = useTexts(panelsTexts)
  const named = useTexts(namedTexts)
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{text.sections.yogas}</h2>
        <BlockHelp term="yoga">{text.what.yogas}</BlockHelp>
      </div>
      {kundli.yogas.length === 0 ? <EmptyState title={words.noYogas} /> : null}
      <div className="kundli-cards grid gap-6 *:min-w-0 sm:grid-cols-2">
        {GROUPS.map((group) => {
          const found = kundli.yogas.filter((yoga) => yoga.group === group)
          if (found.length === 0) return null
          return (
            <section key={group} className="card card-pad">
              <h3>{words.groups[group]}</h3>
              {found.map((yoga, i) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same yoga by two pairs stands twice
                  key={`${yoga.id}${i}`}
                  className={i === 0 ? 'kundli-yoga mt-2.5' : 'kundli-yoga mt-4 border-t border-line pt-4'}
                >
                  <p className="flex items-center justify-between gap-4">
                    <b>{named(yoga.id)}</b>
                    <span className="text-tiny text-muted">{yoga.source}</span>
                  </p>
                  <ReadingSentence message={yoga.message} offsetMs={offsetMs} />
                </div>
              ))}
            </section>
          )
        })}
      </div>
    </>
  )
}
