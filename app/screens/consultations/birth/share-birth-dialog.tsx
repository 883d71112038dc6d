// The client selects the birth that both sides see: a saved one, or a new one that is saved first.

import { useRevalidator } from '@remix-run/react'
import { useId, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useBirthsState } from '#app/births/use-births.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { RoomBirthForm } from '#app/screens/consultations/room/room-parts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { birthBarTexts } from './birth-bar-text.ts'
import { SavedBirthField } from './saved-birth-field.tsx'

type Props = {
  consultationId: string
  other: string
  /** It is added to the shared one, for a match. */
  second?: boolean
  onClose(): void
}

export function ShareBirthDialog({ consultationId, other, second = false, onClose }: Props) {
  const text = useTexts(birthBarTexts)
  const { births, failed, again } = useBirthsState(true)
  const { revalidate } = useRevalidator()
  const [id, setId] = useState('')
  const [typing, setTyping] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // The form's code is loaded for the first new birth; until then its button would have no effect.
  const [ready, setReady] = useState(false)
  const form = useId()
  const chosen = births?.find((birth) => birth.id === id)
  // A client without saved births, or whose list failed to load, starts with a new one.
  const isNew = typing ?? (failed || births?.length === 0)
  const title = second ? text.titleSecond : text.title

  async function share(birthId: string) {
    setBusy(true)
    try {
      await api.call(second ? routes.shareSecondBirth : routes.shareBirth, {
        params: { id: consultationId },
        body: { birth_profile_id: birthId },
      })
      revalidate()
      onClose()
    } catch (error) {
      setProblem(error instanceof ApiError ? textInPlace(error) : text.failed)
      setBusy(false)
    }
  }

  function shareNew(saved: WireBirthProfile) {
    // If sharing fails, the birth is still saved.
    setId(saved.id)
    setTyping(false)
    again()
    void share(saved.id)
  }

  const act = isNew ? (second ? text.saveAndAdd : text.saveAndShare) : second ? text.add : text.share
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          {isNew ? (
            <Button variant="primary" type="submit" needsScript form={form} loading={busy} disabled={!ready}>
              {act}
            </Button>
          ) : (
            <Button variant="primary" loading={busy} disabled={!chosen} onClick={() => void share(id)}>
              {act}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {isNew ? (
          <RoomBirthForm id={form} onReady={() => setReady(true)} onBusy={setBusy} onSaved={shareNew} />
        ) : (
          <SavedBirthField
            births={births}
            chosen={chosen}
            onChoose={setId}
            problem={problem ?? (failed ? text.listFailed : null)}
          />
        )}
        {births?.length === 0 ? null : (
          <button
            type="button"
            className="min-h-9 text-small text-link underline"
            disabled={busy}
            onClick={() => {
              if (failed) again()
              setTyping(!isNew)
            }}
          >
            {isNew ? text.chooseSaved : text.enterNew}
          </button>
        )}
        <p className="text-small text-muted">{second ? text.consentSecond(other) : text.consent(other)}</p>
      </div>
    </Dialog>
  )
}
