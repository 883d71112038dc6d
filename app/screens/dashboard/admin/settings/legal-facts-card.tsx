// Fields of the operator's legal facts in the form of the settings.
import { useTexts } from '#app/language/texts.ts'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { OPERATOR_FACTS } from '#workers/contract/content/operator.ts'
import { settingsTexts } from './settings-text.ts'
import { LEGAL_FACTS } from './unset-facts.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function LegalFactsCard({ bind }: Pick<SettingsForm, 'bind'>) {
  const text = useTexts(settingsTexts)
  return (
    <Card title={<span id={LEGAL_FACTS}>{text.legal}</span>} pad>
      <p className="mb-4 text-small text-muted">{text.legalLead}</p>
      <div className="space-y-4">
        {OPERATOR_FACTS.map((fact) => {
          const [label, hint] = text.facts[fact]
          return <InputField key={fact} {...bind(fact)} label={label} hint={hint} />
        })}
      </div>
    </Card>
  )
}
