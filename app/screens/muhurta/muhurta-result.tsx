// Result of a muhurta search. Separate, because an empty form does not load it.
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { Days, Reasons } from './days.tsx'
import { muhurtaTexts } from './muhurta-text.ts'
import type { MuhurtaPage } from './read-muhurta.ts'
import type { MuhurtaView } from './view-types.ts'
import { Windows } from './windows.tsx'

export type MuhurtaResultProps = { view: MuhurtaView } & Pick<MuhurtaPage, 'here'>

export function MuhurtaResult({ view, here }: MuhurtaResultProps) {
  const text = useTexts(muhurtaTexts)
  return (
    <>
      <PageIndex label={text.onPage} parts={partsOf(view)} />
      {view.best.length > 0 ? (
        <Windows windows={view.best} here={here} />
      ) : (
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      )}
      <Reasons reasons={view.reasons} />
      <Days months={view.months} />
      <p className="mt-14 max-w-[70ch] border-t border-line pt-4 text-small text-muted">{view.rules}</p>
    </>
  )
}

function partsOf({ best, reasons }: MuhurtaView): (readonly [string, string])[] {
  const text = muhurtaTexts[currentLanguage()]
  return [
    ...(best.length > 0 ? [['best', text.best] as const] : []),
    ...(reasons.length > 0 ? [['against', text.against] as const] : []),
    ['days', text.allDays],
  ]
}
