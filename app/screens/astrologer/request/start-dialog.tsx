// The request form in a dialog, for the list of astrologers; the wallet's balance is fetched when it opens.

import { useCallback, useEffect, useState } from 'react'
import { useBirths } from '#app/births/use-births.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import type { PricedAstrologer } from '#app/screens/astrologers/prices-in-cents.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeMinutes } from '#workers/contract/consultations/free-minutes.ts'
import { newId } from '#workers/contract/ports.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { type Funds, spendableFunds } from './funds.ts'
import { StartConsultation } from './start-consultation.tsx'
import { StartKinds } from './start-kinds.tsx'
import { useConsultationRequest } from './use-consultation-request.ts'

export type StartDialogProps = {
  open: boolean
  astrologer: PricedAstrologer
  /** The kind selected on the list; the dialog can change it. */
  kind: Kind
  liveWith: string | null
  phoneCalls: boolean
  onClose(): void
}

export function StartDialog({ open, astrologer, kind: first, liveWith, phoneCalls, onClose }: StartDialogProps) {
  const text = useTexts(directoryTexts).start
  const photo = usePhotoUrl()
  const [key] = useState(newId)
  const request = useConsultationRequest(astrologer.id, key)
  const births = useBirths()
  const [kind, setKind] = useState<Kind>(first)
  const { funds, freeMinutes, failed, retry } = useFunds(astrologer.id)
  const loading = funds === null && !failed
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={request.asking}
      title={text.with(isolatedName(astrologer.full_name))}
      lead={<Avatar name={astrologer.full_name} photo={photo(astrologer.profile_photo)} status={astrologer.status} />}
    >
      <StartKinds astrologer={astrologer} kind={kind} phoneCalls={phoneCalls} onKind={setKind} />
      <div className="mt-4 space-y-4" aria-busy={loading}>
        {failed ? (
          <Callout
            tone="danger"
            action={
              <Button size="sm" onClick={retry}>
                {text.retry}
              </Button>
            }
          >
            {text.noBalance}
          </Callout>
        ) : funds === null ? (
          <FormSkeleton />
        ) : (
          <StartConsultation
            astrologer={astrologer}
            funds={funds}
            births={births}
            liveWith={liveWith}
            phoneCalls={phoneCalls}
            request={request}
            kind={kind}
            freeMinutes={freeMinutes}
            onVerified={retry}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Heights of the form's parts: label, field, hint, label, field, hint, button and hold (px). */
const FORM_PARTS = [14, 44, 42, 14, 44, 14, 52, 36]

/** As high as the form, because the dialog must not move under the pointer when the form appears. */
function FormSkeleton() {
  return (
    <div className="space-y-3.5">
      {FORM_PARTS.map((height, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
        <Skeleton key={part} height={height} />
      ))}
    </div>
  )
}

/** The wallet's money, and the user's free minutes with this astrologer. */
function useFunds(astrologerId: string) {
  const [funds, setFunds] = useState<Funds | null>(null)
  const [freeMinutes, setFreeMinutes] = useState<FreeMinutes | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      const [wallet, offer] = await Promise.all([
        // A failed read of the balance is only logged.
        api.call(routes.readWallet, { background: true }),
        api.call(routes.readFreeMinutes, { params: { id: astrologerId } }),
      ])
      setFreeMinutes(offer.free_minutes)
      setFunds(spendableFunds(wallet))
    } catch {
      setFailed(true)
    }
  }, [astrologerId])
  useEffect(() => void load(), [load])
  return { funds, freeMinutes, failed, retry: () => void load() }
}
