import { useTexts } from '#app/language/texts.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { Step } from './next-steps.ts'

/** The next steps; for a newcomer all steps to the first client. */
export function StepsCard({ steps, newcomer }: { steps: readonly Step[]; newcomer: boolean }) {
  const text = useTexts(astrologerTexts).dashboard
  if (steps.length === 0) return null
  return (
    <Card title={newcomer ? text.firstTitle : text.stepsTitle}>
      {newcomer ? <p className="px-5 pt-3 text-small text-muted">{text.firstLead}</p> : null}
      <ol className="divide-y divide-line px-5 py-1">
        {steps.map(({ id, done, what, why, act, to }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
            <span className="flex-[1_1_200px]">
              <b className="font-semibold">{what}</b>
              <span className="block text-small text-muted">{why}</span>
            </span>
            {done ? (
              <span className="inline-flex items-center gap-1.5 text-14 text-ok">
                <Icon name="circle-check" size="sm" />
                {text.done}
              </span>
            ) : act ? (
              <ButtonLink to={to} size="sm" aria-label={`${act}: ${what}`}>
                {act}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
