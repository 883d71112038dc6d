// A note about the free minutes of a first consultation, shown before the request.

import { lazy, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeMinutes } from '#workers/contract/consultations/free-minutes.ts'
import { freeMinutesTexts } from './free-minutes-text.ts'

// Loaded on demand, because most clients have verified their number, or take no free minutes.
const VerifyPhoneDialog = lazy(async () => ({
  default: (await import('#app/screens/account-forms/verify-phone.tsx')).VerifyPhoneDialog,
}))

type Props = {
  offer: FreeMinutes
  kind: Kind
  priceCents: number
  name: string
  /** Null for a visitor, who cannot verify a number yet. */
  onVerified: (() => void) | null
}

export function FreeMinutesNote({ offer, kind, priceCents, name, onVerified }: Props) {
  const text = useTexts(freeMinutesTexts)
  const [verifying, setVerifying] = useState(false)
  const { minutes, by, needs_phone: needsPhone, kinds } = offer
  if (!kinds.includes(kind)) return <p className="text-small text-muted">{text.notThisKind}</p>
  const verify =
    needsPhone && onVerified ? (
      <Button size="sm" onClick={() => setVerifying(true)}>
        {text.verify}
      </Button>
    ) : null
  return (
    <>
      <Callout tone="ok" title={text.title(minutes, formatUsd(priceCents))} action={verify}>
        {by === 'platform' ? text.fromPlatform : text.fromAstrologer(name)} {text.asks}{' '}
        {needsPhone ? (onVerified ? text.needsPhone : text.needsAccount) : null}
      </Callout>
      {verifying ? (
        <LazyPart>
          <VerifyPhoneDialog
            open
            onClose={() => setVerifying(false)}
            onVerified={() => {
              setVerifying(false)
              onVerified?.()
            }}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
