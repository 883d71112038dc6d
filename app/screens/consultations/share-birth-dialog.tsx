// The client chooses the birth that both see from now on.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { bornOn, certaintyText } from '#app/screens/tools/birth/birth-text.ts'
import { useBirthsState } from '#app/screens/tools/birth/use-births.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { birthBarText as text } from './birth-bar-text.ts'

type Props = {
  consultationId: string
  other: string
  /** It goes beside the one that is shared, for a match. */
  second?: boolean
  onClose(): void
}

export function ShareBirthDialog({ consultationId, other, second = false, onClose }: Props) {
  const { births, again } = useBirthsState(true)
  const { revalidate } = useRevalidator()
  const [id, setId] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = births?.find((birth) => birth.id === id)
  const sure = chosen ? certaintyText(chosen.uncertainty_minutes) : null

  async function share() {
    setBusy(true)
    try {
      const body = { birth_profile_id: id }
      await api.call(second ? routes.shareSecondBirth : routes.shareBirth, {
        params: { id: consultationId },
        body,
        own: 'all',
      })
      revalidate()
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? textInPlace(error) : text.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={second ? text.titleSecond : text.title}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button variant="primary" loading={busy} disabled={!chosen} onClick={() => void share()}>
            {second ? text.add : text.share}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          label={text.which}
          value={id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
          options={[
            { value: '', label: births?.length === 0 ? text.noneSaved : text.choose },
            ...(births ?? []).map((birth) => ({ value: birth.id, label: birth.name })),
          ]}
          error={problem ?? undefined}
          hint={chosen ? bornOn(chosen) : undefined}
        />
        {chosen?.time === null ? <p className="text-small text-busy">{text.unknown}</p> : null}
        {sure ? <p className="text-small text-muted">{text.doubt(sure)}</p> : null}
        <p className="text-small">
          <a href="/dashboard/user/births/new" target="_blank" rel="noopener">
            {text.save}
          </a>{' '}
          <button type="button" className="min-h-9 px-1 text-link underline" onClick={again}>
            {text.reload}
          </button>
        </p>
        <p className="text-small text-muted">{second ? text.consentSecond(other) : text.consent(other)}</p>
      </div>
    </Dialog>
  )
}
