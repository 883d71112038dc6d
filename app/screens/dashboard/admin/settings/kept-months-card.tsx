// Fields for the retention period of conversations and their files, in months.
import { useTexts } from '#app/language/texts.ts'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { settingsTexts } from './settings-text.ts'
import type { SettingsForm } from './use-settings-form.ts'

export function KeptMonthsCard({ bind }: Pick<SettingsForm, 'bind'>) {
  const text = useTexts(settingsTexts)
  return (
    <Card title={text.kept} pad>
      <p className="mb-4 text-small text-muted">{text.keptLead}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          {...bind('transcripts_kept_months')}
          label={text.keptTranscripts}
          hint={text.keptHint}
          inputMode="numeric"
          inputClassName="num"
        />
        <InputField
          {...bind('files_kept_months')}
          label={text.keptFiles}
          hint={text.keptFilesHint}
          inputMode="numeric"
          inputClassName="num"
        />
      </div>
    </Card>
  )
}
