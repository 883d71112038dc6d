// A line with the legal facts that are not set, for admins only.
import { useTexts } from '#app/language/texts.ts'
import { overviewTexts } from '#app/screens/dashboard/admin/overview/overview-text.ts'
import { Link } from '#app/ui/link.tsx'
import type { OperatorFact } from '#workers/contract/content/operator.ts'
import { settingsTexts } from './settings-text.ts'

/** The anchor of the fields. */
export const LEGAL_FACTS = 'legal-facts'

export function UnsetFacts({ facts, className }: { facts: readonly OperatorFact[]; className: string }) {
  const text = useTexts(overviewTexts).needs
  const labels = useTexts(settingsTexts).facts
  return (
    <Link to={`/dashboard/admin/settings#${LEGAL_FACTS}`} className={className}>
      {text.legal(facts.map((fact) => labels[fact][0].toLowerCase()).join(', '))}
    </Link>
  )
}
