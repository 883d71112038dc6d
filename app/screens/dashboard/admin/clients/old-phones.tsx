// Phone numbers from before the common format: how many were converted, and which users must verify again, and why.
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { OldPhones as Met } from '#workers/domain/reports/admin/old-phones.repo.ts'
import { clientsTexts } from './clients-text.ts'

/** Nothing without such numbers. */
export function OldPhones({ met }: { met: Met | null }) {
  const text = useTexts(clientsTexts).oldPhones
  if (!met || met.rewritten + met.shared + met.invalid + met.unverifiedInvalid === 0) return null
  const lines = [
    [text.rewritten, met.rewritten],
    [text.shared, met.shared],
    [text.invalid, met.invalid],
    [text.unverifiedInvalid, met.unverifiedInvalid],
  ] as const
  return (
    <Callout className="mt-5" title={met.doneAt === null ? text.running(formatCount(met.seen)) : text.title}>
      <ul>
        {lines.map(([words, count]) => (
          <li key={words}>
            <span className="num">{formatCount(count)}</span> {words}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
