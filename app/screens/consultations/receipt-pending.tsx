// In place of a receipt, until its consultation is over and its bill is made: after a phone call that may take half a minute.
import { useRepeatedReload } from '#app/shell/use-repeated-reload.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import { isAppError } from '#workers/contract/errors.ts'
import { pageOf } from './load-call.ts'
import { receiptText as text } from './receipt-text.ts'

const LOOK_EVERY = 2_000

/** A loader's answer that needs the receipt; while there is none, the way back to its consultation (none for an admin). */
export async function madeOrPending<Data>(
  make: () => Promise<Data>,
  read: () => Promise<WireConsultation>,
): Promise<{ made: Data } | { made: null; back: string | null }> {
  try {
    return { made: await make() }
  } catch (error) {
    if (!isAppError(error) || error.code !== 'wrong_state') throw error
    const consultation = await read()
    const { side } = consultation
    return { made: null, back: side === 'admin' ? null : pageOf(consultation, side) }
  }
}

/** The page looks again by itself until the receipt is there. */
export function ReceiptPending({ title, back }: { title: string; back: string | null }) {
  useRepeatedReload(LOOK_EVERY)
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState
          title={text.pending}
          action={
            back ? (
              <ButtonLink size="sm" to={back} reloadDocument>
                {text.backToIt}
              </ButtonLink>
            ) : null
          }
        >
          {text.pendingWhy}
        </EmptyState>
      </Card>
    </>
  )
}
